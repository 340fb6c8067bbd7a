/** A method and a path under /api/v1, such as `GET /states/{id}`. */
export type Call = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`

/** What the specification calls CRUD. */
export const crud = (path: `/${string}`): Call[] => [
  `GET ${path}`,
  `POST ${path}`,
  `GET ${path}/{id}`,
  `PUT ${path}/{id}`,
  `DELETE ${path}/{id}`,
]

export const crudAndDuplicate = (path: `/${string}`): Call[] => [...crud(path), `POST ${path}/{id}/duplicate`]
