/** Every limit of the product, once: schemas, SQL checks and screens read it here. */
export const limits = {
  session: { remembered_days: 7, days: 1 },
  /** At most this many wrong passwords for one address before it has to wait, from however many places. */
  sign_in: { failures: 5, window_minutes: 15 },
  password: { min: 8, max: 200 },
  /** How long a link in a mail works. */
  link: { verify_hours: 72, reset_minutes: 60, join_days: 7, sign_in_days: 7 },
  /** Mails of one kind that anybody can have sent to an address. */
  mails_to_address: { max: 3, window_minutes: 60 },
  email: { max: 254, local_part: 64, label: 63 },
  /** Under 50, says the specification. */
  person_name: { max: 49 },
  age: { min: 18 },
  /** With one to four digits of a country code that makes the specification's 10 to 17. */
  mobile: { digits: { min: 9, max: 13 } },
  company_name: { max: 100 },
  registration_number: { min: 5, max: 15 },
  employees: { max: 1_000_000 },
  trial_days: 14,
  /** The page crops any image to `side`; what is stored is a little smaller. */
  picture: { side: 640, stored_side: 600, bytes: 11_000_000 },
  /**
   * Unused for `idle_minutes` an impersonation is over; until `return_minutes` after its last use it still leads staff
   * back to their own session.
   */
  impersonation: { idle_minutes: 10, return_minutes: 60, reason: { max: 500 } },
  department_name: { max: 100 },
  departments: { at_sign_up: 50 },
  /** Choices of display that one person can have stored. */
  preferences: { max: 200 },
  list: { per_page: 20, counted: 10_000 },
  keyword: { max: 100 },
  body_bytes: 1_000_000,
  toast_ms: 5000,
} as const
