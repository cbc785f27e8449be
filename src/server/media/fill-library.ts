import { lessons } from '#checks/lessons.generated.ts'
import { builtInItems } from '#core/lessons/built-in.ts'
import { openPool } from '#store/database.ts'
import { replaceBuiltInMedia } from '#store/media.ts'

/** Puts the lessons of this version into the store's library. */
export async function fillLibrary(databaseUrl: string): Promise<void> {
  const { db, close } = openPool(databaseUrl, 1)
  try {
    await replaceBuiltInMedia(db, builtInItems(lessons))
  } finally {
    await close()
  }
}
