import { EMPTY_DRAFT } from '#core/ads/draft.ts'
import { keepAdsDraft } from '#store/ads-drafts.ts'
import { connectionOf } from '#store/owner-connections.ts'
import { saveSample } from '#store/sample-connections.ts'
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { catalogue } from '#checks/catalogue.generated.ts'
import { addSubject } from '#store/connections.ts'
import { messagesOfOwner } from '#store/messages.ts'
import { askForReport, endReport } from '#store/reports.ts'
import { takeScan } from '#store/scans.ts'
import { saveRated } from '#support/save-rated.ts'
import { mails } from '#store/schema/mails.ts'
import { keepLookup } from '#store/keyword-lookups.ts'
import { changeLogo, type Logo, logoFile } from '#store/summaries.ts'
import { websiteOfOwner } from '#store/websites.ts'
import { EMPTY_SUMMARY } from '#summary/summary.ts'
import { FLORIST } from '#support/onboarding.ts'
import { paidOrder } from '#support/paid-order.ts'
import type { RealApi, RealOwner } from '#support/real-api.ts'
import { aResult } from '#support/results.ts'
import type { Owned } from './sample.ts'

const made = z.object({ id: z.uuid() })

export interface MarkedOwner extends RealOwner {
  owned: Owned
}

/** An owner with data of every kind, and the same mark in all of it. */
export async function markedOwner(api: RealApi, mark: string): Promise<MarkedOwner> {
  const owner = await api.signUp(`${mark.toLowerCase()}@owners.fixture`)
  const { db, files } = api.services
  const form = { ...FLORIST, businessName: `${mark} Florist`, facebook: `${mark.toLowerCase()}page` }
  const scan = made.parse((await owner.post('/onboarding', form)).body).id
  const website = await websiteOfOwner(db, owner.id)
  const taken = await takeScan(db, scan)
  if (!website || !taken) throw new Error('The owner has no website or no scan')
  for (const { id } of catalogue) await saveRated(db, taken.hold, marked(id, mark))
  await owner.put('/checks/ssl/override', { kind: 'not_relevant', note: `${mark} note` })
  await owner.put('/answers/about-us', { answers: {} })
  const handOver = made.parse((await owner.post('/hand-overs', { checks: ['ssl'] })).body).id
  await owner.put('/summary', {
    version: 0,
    summary: { ...EMPTY_SUMMARY, businessName: `${mark} Florist`, objectives: [`${mark} objective`] },
  })
  await owner.post('/messages/contact', {
    subject: `${mark} subject`,
    query: `${mark} query`,
    phone: '0212345678',
  })
  const [message] = await messagesOfOwner(db, owner.id, 1)
  const logo: Logo = { id: randomUUID(), type: 'png', width: 1, height: 1 }
  await changeLogo(db, owner.id, logo)
  await files.put(logoFile(owner.id, logo), Buffer.from(`${mark} picture`))
  const { report } = await askForReport(db, { ownerId: owner.id, websiteId: website.id, kind: 'blueprint' })
  const file = `reports/${owner.id}/${report.id}.pdf`
  await files.put(file, Buffer.from(`${mark} report`))
  await endReport(db, report.id, { state: 'done', file })
  const [mail] = await db.insert(mails).values(letter(owner, mark)).returning({ id: mails.id })
  const owned = {
    scan,
    handOver,
    logo: logo.id,
    mail: mail?.id ?? '',
    message: message?.id ?? '',
    job: randomUUID(),
    owner: owner.id,
    lookUp: await lookUp(api, owner, mark),
    keyword: await keyword(api, website.id, mark),
    draft: await draft(api, owner, mark),
    ...(await paidOrder(db, { ownerId: owner.id, email: `${mark.toLowerCase()}@payer.fixture` })),
  }
  return { ...owner, owned }
}

/** An address that was looked up, of an owner. */
async function lookUp({ db }: RealApi, { id: ownerId }: RealOwner, mark: string): Promise<string> {
  const service = 'data_breach_check'
  const subject = `${mark.toLowerCase()}@looked-up.fixture`
  const added = await addSubject(db, { ownerId, service, read: 'search', subject })
  return added?.id ?? ''
}

/** A keyword that was looked up for a website. */
async function keyword({ db }: RealApi, websiteId: string, mark: string): Promise<string> {
  const place = { location: '2036', locationLabel: 'Australia', device: 'mobile', position: 7 } as const
  const found = { foundUrl: FOUND_ON, competitors: [], at: new Date() }
  const asked = { websiteId, provider: 'dataforseo', keyword: `${mark} keyword` } as const
  return (await keepLookup(db, { ...asked, ...place, ...found })).id
}

/** A campaign that is not finished, in the sample ads account of an owner. */
async function draft({ db }: RealApi, { id: ownerId }: RealOwner, mark: string): Promise<string> {
  const account = { id: '1', label: `${mark} ads` }
  await saveSample(db, { ownerId, service: 'adwords', account, at: new Date() })
  const connection = await connectionOf(db, ownerId, 'adwords')
  if (!connection) throw new Error('The owner has no sample')
  const form = { ...EMPTY_DRAFT, name: `${mark} campaign` }
  return (await keepAdsDraft(db, connection, { step: 'general', form, savedAt: new Date() })).id
}

const FOUND_ON = 'https://blue-wren.fixture/gone'

const marked = (id: string, mark: string) =>
  aResult({
    id,
    description: `${mark} found`,
    facts: {
      words: `${mark} fact`,
      links: [
        {
          from: FOUND_ON,
          to: FOUND_ON,
          text: `${mark} link`,
          status: 404,
          reason: 'Gone',
          type: 'page',
          uses: 1,
        },
      ],
    },
    advice: [`${mark} advice`],
    evidence: [{ kind: 'page', at: `https://blue-wren.fixture/${mark}`, found: `${mark} proof` }],
  })

const letter = ({ id, email }: RealOwner, mark: string) => ({
  ownerId: id,
  to: email,
  kind: 'alert',
  subject: `${mark} subject`,
  text: `${mark} text`,
  html: `${mark} html`,
  state: 'failed' as const,
})
