/** What somebody might write about one situation, by how they feel about it and whose it is to change. */
type Sentences = Record<'good_own' | 'good_others' | 'bad_own' | 'bad_others', readonly string[]>

/** By the situation's code in the catalogue. */
export type SentencesBySituation = Readonly<Record<string, Sentences>>
