import * as auth from './auth/auth.endpoints.ts'
import * as currentUser from './current-user/current-user.endpoints.ts'
import * as places from './places/places.endpoints.ts'
import * as system from './system/system.endpoints.ts'
import * as departments from './teams/departments.endpoints.ts'

/** The calls by their folder, whose name is also that of the feature that answers them. */
export const endpointsByFolder = {
  auth,
  'current-user': currentUser,
  places,
  system,
  teams: departments,
}

/** Every call of the product by its name. What is not in here cannot be bound, called or documented. */
export const endpoints = { ...auth, ...currentUser, ...places, ...system, ...departments }

export type Endpoints = typeof endpoints
export type EndpointName = keyof Endpoints
