import { expect, test } from 'vitest'
import { useDatabase } from '#testing/database'
import { generateTables } from '#testing/generate-tables'

const database = useDatabase()

test('the committed table types are those of the migrations; `npm run generate` writes them anew', async () => {
  await expect(await generateTables(database.db)).toMatchFileSnapshot('./tables.ts')
})
