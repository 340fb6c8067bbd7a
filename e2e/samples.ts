/** Stands for the parameters of a path; a path that needs a value of its own stands before the name. */
const samples: Record<string, string> = {
  id: '00000000-0000-7000-8000-000000000001',
  survey_id: '00000000-0000-7000-8000-000000000002',
  test_id: '00000000-0000-7000-8000-000000000003',
  comment_id: '00000000-0000-7000-8000-000000000004',
  list: 'education_level',
  // The demo company's page: of a company that has none, or keeps it closed, nothing is told.
  group: 'kopi-kain',
  '/states/{id}': 'MY',
}

/** A path that can be asked for: `/states/{id}` with a value in place of the name. */
export function fillPath(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => samples[path] ?? samples[name] ?? 'sample')
}
