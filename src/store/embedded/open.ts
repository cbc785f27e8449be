import { readFile, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { StartRefused } from '../start-refused.ts'
import { type Cluster, openCluster, urlOf } from './cluster.ts'
import { prepareDataFolder } from './data-folder.ts'
import { lockFolder } from './folder-lock.ts'
import { isRunning, runningPostmaster, runPostmaster, stopPostmaster } from './postmaster.ts'

/** How often the server is looked at. */
const WATCH_MS = 1_000

export interface EmbeddedDatabase {
  /** Holds a password: hand it on, never log it. */
  url: string
  /** Stops the server and lets the data folder go. */
  stop(): Promise<void>
}

/**
 * Runs a PostgreSQL of our own on a data folder, and starts it again should it die. One Fettle has a folder at a time; a server whose
 * Fettle was killed is taken over. Throws {@link StartRefused}.
 */
export async function openEmbedded(path: string): Promise<EmbeddedDatabase> {
  const dataFolder = prepareDataFolder(path)
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
  // Should it have to start again, it listens where its clients look for it.
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

/** Removes a socket's folder that had to be made outside the data folder. */
async function removeTemporary({ socketFolder, data }: Cluster): Promise<void> {
  if (dirname(socketFolder) !== dirname(data)) await rm(socketFolder, { recursive: true, force: true })
}

/** A server that died (out of memory, killed) is started again; what fails is tried again at the next look. */
function watch(cluster: Cluster): () => Promise<void> {
  let looking: Promise<void> | null = null
  const look = async (): Promise<void> => {
    // A database that does not start is in its own log, and every call says that it is away.
    if (!(await isRunning(cluster))) await runPostmaster(cluster).catch(() => undefined)
    looking = null
  }
  const timer = setInterval(() => {
    looking ??= look()
  }, WATCH_MS).unref()
  return async () => {
    clearInterval(timer)
    await looking
  }
}
