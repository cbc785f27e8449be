import { join } from 'node:path'
import { z } from 'zod'
import type { Bucket } from './bucket-calls.ts'
import { bucketFiles } from './bucket-files.ts'
import type { FileStore } from './file-store.ts'
import { folderFiles } from './folder-files.ts'

const text = z.string().min(1).optional()

/** A folder's path, or `s3://bucket` with or without a prefix. */
export const placeSetting = z
  .string()
  .regex(
    /^(s3:\/\/[a-z0-9][a-z0-9.-]{2,62}(\/(?!\.{1,2}(?:\/|$))[\w.-]+)*\/?|(?!\w+:\/\/).+)$/u,
    'has to be a folder or s3://bucket',
  )
  .optional()

/** Settings of the file store. Amazon's own tools read the same names with `AWS_`. */
export const fileSettings = {
  FETTLE_FILES: placeSetting,
  AWS_ACCESS_KEY_ID: text,
  AWS_SECRET_ACCESS_KEY: text,
  AWS_REGION: z.string().min(1).default('us-east-1'),
  AWS_ENDPOINT_URL_S3: z
    .url({ protocol: /^https?$/u })
    .refine(
      (url) => !URL.canParse(url) || new URL(url).pathname === '/',
      'has to be an address without a path',
    )
    .optional(),
}

const shape = z.object(fileSettings)
type FileSettings = z.infer<typeof shape>

/** A folder's path, or a bucket. */
export type FileLocation = { folder: string } | { bucket: Bucket }

/** Reads where files are kept; by default in the data folder. `missing` makes the error for a setting that a bucket needs. */
export const fileLocationOf = (
  given: FileSettings,
  dataFolder: string,
  missing: (setting: string) => Error,
): FileLocation => fileLocation(given.FETTLE_FILES ?? join(dataFolder, 'files'), given, missing)

/** A folder or bucket by its setting; every bucket has the same service and key. */
export function fileLocation(
  place: string,
  given: Omit<FileSettings, 'FETTLE_FILES'>,
  missing: (setting: string) => Error,
): FileLocation {
  const [, name, path = ''] = /^s3:\/\/([^/]+)\/?(.*)$/u.exec(place) ?? []
  if (name === undefined) return { folder: place }
  if (given.AWS_ACCESS_KEY_ID === undefined) throw missing('AWS_ACCESS_KEY_ID')
  if (given.AWS_SECRET_ACCESS_KEY === undefined) throw missing('AWS_SECRET_ACCESS_KEY')
  const region = given.AWS_REGION
  const endpoint = given.AWS_ENDPOINT_URL_S3 ?? `https://s3.${region}.amazonaws.com`
  const prefix = path === '' ? '' : `${path.replace(/\/$/u, '')}/`
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = given
  const bucket = { endpoint: new URL(endpoint).origin, region, name, prefix, accessKeyId, secretAccessKey }
  return { bucket }
}

export const openFiles = (place: FileLocation): FileStore =>
  'bucket' in place ? bucketFiles(place.bucket) : folderFiles(place.folder)
