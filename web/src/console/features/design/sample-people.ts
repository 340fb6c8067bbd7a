/** Somebody who does not exist, for the lists of this page. */
export type SamplePerson = {
  id: string
  name: string
  email: string
  status: (typeof sampleStatuses)[number]
  situations: number
  finished: string
}

export const sampleStatuses = ['shortlisted', 'rejected', 'pipeline'] as const

const first = ['Aisyah', 'Wei Ming', 'Nurul', 'Daniel', 'Kavitha', '美玲', 'Farid', 'Siti', 'Jason', 'Priya']
const last = ['Tan', 'bin Hassan', "O'Neil", 'Subramaniam', '陈', 'Abdullah']

export const samplePeople: readonly SamplePerson[] = Array.from({ length: 48 }, (_, index) => ({
  id: `sample-${index}`,
  name: `${first[index % first.length]} ${last[(index * 5) % last.length]}`,
  email: `person${index + 1}@demo.example`,
  status: sampleStatuses[(index * 7) % 3] ?? 'pipeline',
  situations: (index * 3) % 11,
  finished: new Date(Date.UTC(2026, 8, 1 + (index % 28), index % 24)).toISOString(),
}))

/** Nobody is called like this, and somebody will be. */
export const longPeople: readonly SamplePerson[] = samplePeople.slice(0, 4).map((person, index) => ({
  ...person,
  name:
    index % 2 === 0
      ? 'Nurul Syafiqah Izzati binti Mohamad Kamarulzaman Ariffin Al-Haddad a/p Subramaniam Venkataraman'
      : 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
  email: 'a.very.long.address.that.goes.on.and.on.and.does.not.break@subdomain.of.a.subdomain.demo.example',
}))
