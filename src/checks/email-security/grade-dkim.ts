import type { DkimRecord, MailEvidence } from '#core/evidence/mail.ts'
import { parseTags } from '#core/mail/tags.ts'

export const DKIM_GRADES = ['good', 'weak', 'broken', 'unknown'] as const
export type DkimGrade = (typeof DKIM_GRADES)[number]

/** RFC 8301, section 3.2. */
const GOOD_BITS = 2048
const LEAST_BITS = 1024

const TEST_MARK = 'it is marked as a test'

/** Grades the DKIM keys found (RFC 6376, 8301, 8463). Finding none, or a wildcard, proves nothing. */
export function gradeDkim({ dkim, dkimWildcard }: Pick<MailEvidence, 'dkim' | 'dkimWildcard'>): DkimGrade {
  if (dkimWildcard || dkim.length === 0) return 'unknown'
  const grades = dkim.map((record) => gradeRecord(record).grade)
  return grades.find((grade) => grade === 'good') ?? grades.find((grade) => grade === 'weak') ?? 'broken'
}

/** Whether a key is weak by nothing but its mark as a test: the key itself may stay. */
export const isOnlyTest = (keys: readonly { problems: readonly string[] }[]): boolean =>
  keys.some(({ problems }) => problems.length === 1 && problems[0] === TEST_MARK)

/** Grades one record, with what is wrong with it. */
export function gradeRecord({ key, bits, value }: DkimRecord): {
  grade: Exclude<DkimGrade, 'unknown'>
  problems: string[]
} {
  const tags = parseTags(value)
  const size = bits ?? 0
  const hashes = listOf(tags, 'h')
  const broken = [
    key === 'revoked' && 'the key was withdrawn',
    key === 'unreadable' && 'the key cannot be read',
    key === 'rsa' &&
      size < LEAST_BITS &&
      `the key has ${size} bits, and mail systems ignore fewer than 1,024`,
    hashes.length > 0 && hashes.every((hash) => hash === 'sha1') && 'it allows SHA-1 only',
  ].filter((problem) => typeof problem === 'string')
  if (broken.length > 0) return { grade: 'broken', problems: broken }
  const weak = [
    key === 'rsa' && size < GOOD_BITS && `the key has ${size} bits; 2,048 are good`,
    listOf(tags, 't').includes('y') && TEST_MARK,
  ].filter((problem) => typeof problem === 'string')
  return { grade: weak.length > 0 ? 'weak' : 'good', problems: weak }
}

const listOf = (tags: ReadonlyMap<string, string>, name: string): string[] =>
  (tags.get(name) ?? '')
    .toLowerCase()
    .split(':')
    .map((one) => one.trim())
    .filter((one) => one !== '')
