import { readFile, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isNoRoom } from '../no-room.ts'
import { StartRefused } from '../start-refused.ts'
import { type Cluster, openCluster, urlOf } from './cluster.ts'
import { prepareDataFolder } from './data-folder.ts'
import { lockFolder } from './folder-lock.ts'
import { isRunning, runningPostmaster, runPostmaster, stopPostmaster } from './postmaster.ts'

/** Milliseconds between checks of the server. */
const WATCH_MS = 1_000

export interface EmbeddedDatabase {
  /** Holds a password: never log it. */
  url: string
  /** Stops the server and unlocks the data folder. */
  stop(): Promise<void>
}

/**
 * Runs the built-in PostgreSQL on a data folder, and starts it again when it dies. Only one Fettle uses a folder at a time; a server whose
 * Fettle was killed is taken over. Throws {@link StartRefused}.
 */
export async function openEmbedded(path: string): Promise<EmbeddedDatabase> {
  const dataFolder = prepareDataFolder(path)
  try {
    return await openLocked(dataFolder)
  } catch (error) {
    if (!isNoRoom(error)) throw error
    throw new StartRefused(
      `FETTLE_DATA: the disk of ${dataFolder} is full. Make room on it, or point FETTLE_DATA at another folder.`,
      { cause: error },
    )
  }
}

async function openLocked(dataFolder: string): Promise<EmbeddedDatabase> {
  const unlock = lockFolder(dataFolder)
  try {
    return await run(dataFolder, unlock)
  } catch (error) {
    unlock()
    throw error
  }
}

/** Address of the database that another process runs on this data folder. Throws {@link StartRefused} when it does not answer yet. */
export async function findRunning(dataFolder: string): Promise<string> {
  const folder = join(dataFolder, 'postgres')
  const running = await runningPostmaster(join(folder, 'cluster'))
  if (!running) throw new StartRefused('The database is starting or stopping. Try again in a moment.')
  const password = await readFile(join(folder, 'password'), 'utf8')
  return urlOf({ password, socketFolder: running.socketFolder })
}

async function run(dataFolder: string, unlock: () => void): Promise<EmbeddedDatabase> {
  const opened = await openCluster(dataFolder)
  const { socketFolder } = await runPostmaster(opened)
  if (socketFolder !== opened.socketFolder) await removeTemporary(opened)
  // A restarted server must listen at the address that clients know.
  const cluster = { ...opened, socketFolder }
  const stopWatching = watch(cluster)
  return {
    url: urlOf(cluster),
    stop: async () => {
      await stopWatching()
      await stopPostmaster(cluster)
      await removeTemporary(cluster)
      unlock()
    },
  }
}

/** Removes the socket's folder when it is outside the data folder. */
async function removeTemporary({ socketFolder, data }: Cluster): Promise<void> {
  if (dirname(socketFolder) !== dirname(data)) await rm(socketFolder, { recursive: true, force: true })
}

/** Restarts a server that died (out of memory, killed); a failed restart is tried again at the next check. */
function watch(cluster: Cluster): () => Promise<void> {
  let checking: Promise<void> | null = null
  const check = async (): Promise<void> => {
    // What cannot be looked at now is looked at again at the next check.
    const runs = await isRunning(cluster).catch(() => true)
    // The server logs why it does not start, and every call fails with the database's error.
    if (!runs) await runPostmaster(cluster).catch(() => undefined)
    checking = null
  }
  const timer = setInterval(() => {
    checking ??= check()
  }, WATCH_MS).unref()
  return async () => {
    clearInterval(timer)
    await checking
  }
}
