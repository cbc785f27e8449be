import { sampleFileName } from '#core/sample-files.ts'
import type { Services } from '../services.ts'

/** The file name of a download; it says so where everything is about a made-up business. */
export const downloadName = ({ isDemonstration }: Pick<Services, 'isDemonstration'>, name: string): string =>
  isDemonstration ? sampleFileName(name) : name
