import type { MediaLibrary } from '#api/services.ts'
import type { Database } from '#store/database.ts'
import { mediaByIds } from '#store/media.ts'
import type { Environment } from '../environment.ts'
import { remoteLibrary } from './remote-library.ts'

/** The media library: the one of a service where that is set, otherwise the one in our store. */
export const libraryOf = (
  { mediaUrl }: Pick<Environment, 'mediaUrl'>,
  db: Database,
  onFault: (error: unknown, where: string) => void,
): MediaLibrary =>
  mediaUrl === null ? { origin: null, byIds: (ids) => mediaByIds(db, ids) } : remoteLibrary(mediaUrl, onFault)
