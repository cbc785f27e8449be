import { openPool } from '#store/database.ts'
import { testDatabase } from './database.ts'

export type TestStore = ReturnType<typeof openPool>

/** Connections to a database of their own, which closing them removes. */
export async function testStore(): Promise<TestStore> {
  const database = await testDatabase()
  const store = openPool(database.url)
  return {
    ...store,
    async close() {
      await store.close()
      await database.close()
    },
  }
}
