import type { z } from 'zod'
import { readBusinessName } from '#core/owner-input/names.ts'
import type { FixWords } from '#core/fix-text/field.ts'
import { firstSummary } from '#store/business-facts.ts'
import { fixWordsOf } from '#store/fix-words.ts'
import { type Owner, saveOwner } from '#store/owners.ts'
import { saveSummary, summaryOfOwner } from '#store/summaries.ts'
import { summarySchema } from '#summary/schema.ts'
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
  const change = summaryFieldsIn(typed, all, owner)
  if (Object.keys(change).length === 0) return
  const { content, version } = await summaryOfOwner(tx, owner.id)
  const place = { ownerId: owner.id, version, at }
  const isSaved = await saveSummary(tx, place, { ...(content ?? firstSummary(owner)), ...change })
  if (!isSaved) throw changedElsewhere(null)
}

function summaryFieldsIn(typed: FixWords, all: FixWords, owner: Owner): Partial<BusinessSummary> {
  // No year is among them.
  const form = summarySchema({ country: owner.country, today: '', ownEmail: owner.email }).shape
  const given = {
    businessName: readBy(form.businessName, typed['business-name']),
    phone: readBy(form.phone, typed['phone-number']),
    email: readBy(form.email, typed['email-address']),
    nzbn: readBy(form.nzbn, typed['nzbn']),
    gstNumber: readBy(form.gstNumber, typed['abn']),
    address: readBy(form.address, addressIn(typed, all)),
  }
  return Object.fromEntries(Object.entries(given).filter(([, text]) => text !== ''))
}

/** A whole address: typed as one, or its last missing part was typed now. */
function addressIn(typed: FixWords, all: FixWords): string | undefined {
  if (typed['postal-address']) return typed['postal-address']
  const parts = ['street-address', 'suburb-or-city', 'postcode']
  const [street, place, postcode] = parts.map((id) => all[id] ?? '')
  if (!parts.some((id) => Object.hasOwn(typed, id)) || !street || !place || !postcode) return undefined
  return `${street}, ${place} ${postcode}`
}

/** A text as a field of the summary's form reads it; empty where it refuses it, or nothing was typed. */
const readBy = (field: z.ZodType<string>, text: string | undefined): string =>
  (text === undefined ? null : field.safeParse(text).data) ?? ''
