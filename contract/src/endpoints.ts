import * as audit from './audit/audit.endpoints.ts'
import * as auth from './auth/auth.endpoints.ts'
import * as currentUser from './current-user/current-user.endpoints.ts'
import * as impersonation from './impersonation/impersonation.endpoints.ts'
import * as options from './options/options.endpoints.ts'
import * as people from './people/people.endpoints.ts'
import * as places from './places/places.endpoints.ts'
import * as profile from './profile/profile.endpoints.ts'
import * as sessions from './sessions/sessions.endpoints.ts'
import * as system from './system/system.endpoints.ts'
import * as colleagues from './teams/colleagues.endpoints.ts'
import * as departments from './teams/departments.endpoints.ts'

/** The calls by their folder, whose name is also that of the feature that answers them. */
export const endpointsByFolder = {
  audit,
  auth,
  'current-user': currentUser,
  impersonation,
  options,
  people,
  places,
  profile,
  sessions,
  system,
  teams: { ...colleagues, ...departments },
}

/** Every call of the product by its name. What is not in here cannot be bound, called or documented. */
export const endpoints = {
  ...audit,
  ...auth,
  ...currentUser,
  ...impersonation,
  ...options,
  ...people,
  ...places,
  ...profile,
  ...sessions,
  ...system,
  ...colleagues,
  ...departments,
}

export type Endpoints = typeof endpoints
export type EndpointName = keyof Endpoints
