/** Every limit of the product, once: schemas, SQL checks and screens read it here. */
export const limits = {
  session: { remembered_days: 7, days: 1 },
  /** At most this many wrong passwords for one address before it has to wait, from however many places. */
  sign_in: { failures: 5, window_minutes: 15 },
  password: { min: 8, max: 200 },
  email: { max: 254, local_part: 64, label: 63 },
  person_name: { max: 50 },
  department_name: { max: 100 },
  list: { per_page: 20, counted: 10_000 },
  keyword: { max: 100 },
  body_bytes: 1_000_000,
  toast_ms: 5000,
} as const
