import type { KeptLocation } from './gmb.data.ts'
import { googleRefusal } from './google-replies.ts'
import type { Reply } from './reply.ts'
import { MINUTE_MS } from '#core/time-units.ts'

const MOST_EDITS = 10
/** What Google reviews before people see it. */
const REVIEWED: ReadonlySet<string> = new Set(['phoneNumbers', 'title'])
const EDITABLE: ReadonlySet<string> = new Set([
  'title',
  'profile.description',
  'websiteUri',
  'regularHours',
  'specialHours',
  'phoneNumbers',
])

/** Changes of locations, kept in memory. */
export function openEdits() {
  const made = new Map<string, number[]>()
  /** What people see of fields that wait, by location. */
  const waiting = new Map<string, Record<string, unknown>>()

  return {
    waiting,
    /** Answers a PATCH of a location. */
    patch(location: KeptLocation, query: URLSearchParams, body: Record<string, unknown>): Reply {
      const { record } = location
      const masks = (query.get('updateMask') ?? '').split(',')
      if (masks.some((mask) => !EDITABLE.has(mask)))
        return googleRefusal(400, 'INVALID_ARGUMENT', { field: 'update_mask' })
      const fault = faultOf(body)
      if (fault) return googleRefusal(400, 'INVALID_ARGUMENT', fault)
      if (query.get('validateOnly') === 'true') return { status: 200, body: record }
      const now = Date.now()
      const recent = (made.get(record.name) ?? []).filter((at) => now - at < MINUTE_MS)
      if (recent.length >= MOST_EDITS) return googleRefusal(429, 'RESOURCE_EXHAUSTED', { limit: '10' })
      made.set(record.name, [...recent, now])
      for (const mask of masks) {
        const [name = ''] = mask.split('.')
        const seen = waiting.get(record.name) ?? {}
        // What waits already was seen by nobody.
        if (REVIEWED.has(name) && !(name in seen)) waiting.set(record.name, { ...seen, [name]: record[name] })
        record[name] = body[name]
      }
      record['metadata'] = {
        ...(typeof record['metadata'] === 'object' ? record['metadata'] : {}),
        hasPendingEdits: waiting.has(record.name),
      }
      return { status: 200, body: record }
    },
  }
}

/** What Google does not take, as it names it. */
function faultOf(body: Record<string, unknown>): { field: string; reason: string } | null {
  const text = JSON.stringify(body['profile'] ?? '')
  if (/https?:\/\/|www\./iu.test(text))
    return { field: 'profile.description', reason: 'PROFILE_DESCRIPTION_CONTAINS_URL' }
  if (/!!|@/u.test(JSON.stringify(body['title'] ?? '')))
    return { field: 'title', reason: 'INVALID_CHARACTERS' }
  if (/"1234/u.test(JSON.stringify(body['phoneNumbers'] ?? '')))
    return { field: 'phone_numbers.primary_phone', reason: 'INVALID_PHONE_NUMBER' }
  return null
}
