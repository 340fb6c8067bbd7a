import { adminTypeOf, groupRoleOf, type RoleKey, roleId } from '@catchpitch/contract/access/roles'

/** A role as the specification names it. */
export function presentRole(key: RoleKey) {
  const name = key[0]?.toUpperCase() + key.slice(1)
  return { id: roleId[key], key, name, group_role: groupRoleOf[key], admin_type: adminTypeOf[key] }
}
