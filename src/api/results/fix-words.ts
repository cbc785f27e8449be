import { readGstNumber, readNzbn } from '#core/owner-input/business-numbers.ts'
import { readEmail } from '#core/owner-input/email.ts'
import type { FieldRead } from '#core/owner-input/field.ts'
import { readBusinessName } from '#core/owner-input/names.ts'
import { readPhoneNumber } from '#core/owner-input/phone-number.ts'
import type { FixWords } from '#core/fix-text/field.ts'
import { firstSummary } from '#store/business-facts.ts'
import { fixWordsOf } from '#store/fix-words.ts'
import { type Owner, saveOwner } from '#store/owners.ts'
import { saveSummary, summaryOfOwner } from '#store/summaries.ts'
import type { BusinessSummary } from '#summary/summary.ts'
import type { Queries } from '#store/database.ts'
import { fixCalls } from '../contract/fixes.ts'
import { changedElsewhere } from '../http/error.ts'
import { named, Resource } from '../http/routing.ts'
import { keepWords, tidied } from './keep-words.ts'
import { signedInOwner } from '../owner/me.ts'
import { SAVED_MESSAGE } from '../profile/saving.ts'
import { scanAfterSaving } from '../scans/scan-after-saving.ts'
import { ownersWebsite } from '../visitors/website-in-view.ts'

/** Most fields of one website whose texts are kept: every picture has one. */
const MOST_FIELDS = 2_000

export const fixWordRoutes = new Resource().on(named(fixCalls, 'PUT /fixes/words'), async (incoming) => {
  const { c, body, services } = incoming
  const website = await ownersWebsite(incoming)
  const owner = await signedInOwner(incoming)
  const typed = tidied(body.words)
  const name = businessNameIn(typed)
  const isRenamed = name !== null && name !== owner.businessName
  await services.db.transaction(async (tx) => {
    await keepWords(tx, website.id, typed, MOST_FIELDS)
    if (isRenamed && !(await saveOwner(tx, owner, { businessName: name }))) throw changedElsewhere(null)
    await fillSummary(tx, { owner, at: services.now() }, typed, await fixWordsOf(tx, website.id))
  })
  if (isRenamed) await scanAfterSaving(c, website, { reads: ['profile'] })
  return { message: SAVED_MESSAGE }
})

function businessNameIn(typed: FixWords): string | null {
  const read = readBusinessName(typed['business-name'] ?? '')
  return read.ok ? read.value : null
}

/** Writes details of the business that were typed just now to the summary too. What its own form would refuse stays in the fix alone. */
async function fillSummary(
  tx: Queries,
  { owner, at }: { owner: Owner; at: Date },
  typed: FixWords,
  all: FixWords,
): Promise<void> {
  const change = summaryFieldsIn(typed, all, owner.country)
  if (Object.keys(change).length === 0) return
  const { content, version } = await summaryOfOwner(tx, owner.id)
  const place = { ownerId: owner.id, version, at }
  const isSaved = await saveSummary(tx, place, { ...(content ?? firstSummary(owner)), ...change })
  if (!isSaved) throw changedElsewhere(null)
}

function summaryFieldsIn(typed: FixWords, all: FixWords, country: string | null): Partial<BusinessSummary> {
  const phone = valid(typed['phone-number'], (text) => readPhoneNumber(text, country, ''))
  const address = addressIn(typed, all)
  const businessName = businessNameIn(typed)
  const email = valid(typed['email-address'], (text) => readEmail(text, ''))
  const nzbn = digits(typed['nzbn'], readNzbn)
  const gstNumber = digits(typed['abn'], (text) => readGstNumber(text, country))
  return {
    ...(businessName === null ? {} : { businessName }),
    ...(phone === null ? {} : { phone }),
    ...(email === null ? {} : { email }),
    ...(nzbn === null ? {} : { nzbn }),
    ...(gstNumber === null ? {} : { gstNumber }),
    ...(address === null ? {} : { address }),
  }
}

/** A whole address: typed as one, or its last missing part was typed now. */
function addressIn(typed: FixWords, all: FixWords): string | null {
  if (typed['postal-address']) return typed['postal-address']
  const parts = ['street-address', 'suburb-or-city', 'postcode']
  const [street, place, postcode] = parts.map((id) => all[id] ?? '')
  if (!parts.some((id) => Object.hasOwn(typed, id)) || !street || !place || !postcode) return null
  return `${street}, ${place} ${postcode}`
}

function valid<T>(text: string | undefined, read: (text: string) => FieldRead<T>): T | null {
  if (!text) return null
  const result = read(text)
  return result.ok ? result.value : null
}

const digits = (
  text: string | undefined,
  read: (text: string) => ReturnType<typeof readNzbn>,
): string | null => valid(text, read)?.digits ?? null
