import { hostAndAbove } from '#core/address/public-scan-key.ts'
import type { Queries } from './database.ts'
import { settingOf } from './settings.ts'

/** Whether a website's host, or a domain above it, is on the operator's list of websites left alone. */
export async function isLeftAlone(db: Queries, address: string): Promise<boolean> {
  const { value } = await settingOf(db, 'leftAlone')
  return value.length > 0 && hostAndAbove(address).some((host) => value.includes(host))
}
