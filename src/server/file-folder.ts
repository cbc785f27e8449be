import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join, normalize, sep } from 'node:path'
import type { Files } from '#api/services.ts'

/** The disk is full: nothing was kept, and what was there before still is. */
export class StorageFullError extends Error {}

/** Files in a folder. A file is there whole or not at all. */
export function fileFolder(folder: string): Files {
  const placeOf = (name: string): string => {
    const place = normalize(join(folder, name))
    if (!place.startsWith(folder + sep)) throw new Error(`No file may be called ${name}`)
    return place
  }
  return {
    async put(name, body) {
      const place = placeOf(name)
      const half = `${place}.${process.pid}.half`
      try {
        await mkdir(dirname(place), { recursive: true })
        const file = await open(half, 'w')
        try {
          await file.writeFile(body)
          await file.sync()
        } finally {
          await file.close()
        }
        await rename(half, place)
      } catch (error) {
        await rm(half, { force: true })
        throw isFull(error) ? new StorageFullError('The disk is full') : error
      }
    },
    async get(name) {
      try {
        return await readFile(placeOf(name))
      } catch (error) {
        if (codeOf(error) === 'ENOENT') return null
        throw error
      }
    },
    async remove(name) {
      await rm(placeOf(name), { recursive: true, force: true })
    },
  }
}

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : null)

const isFull = (error: unknown): boolean => ['ENOSPC', 'EDQUOT', 'EFBIG'].includes(String(codeOf(error)))
