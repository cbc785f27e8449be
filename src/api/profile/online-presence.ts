import { catalogue } from '#checks/catalogue.generated.ts'
import { NETWORKS } from '#core/address/networks.ts'
import { firstOnlinePresenceSchema, onlinePresenceSchema } from '#core/owner-input/business-forms.ts'
import { QUESTIONS } from '#core/survey/questions.data.ts'
import { checksDecidedBy } from '#core/survey/questions.ts'
import { type Channels, channelsOf, saveChannels } from '#store/channels.ts'
import type { Owner, OwnerChange } from '#store/owners.ts'
import { firstAddress, type Website } from '#store/websites.ts'
import type { WireOf } from '../contract/call.ts'
import { profileCalls } from '../contract/profile.ts'
import { AppError, ASK_SUPPORT, changedElsewhere } from '../http/error.ts'
import { knownHosts } from '../visitors/known-hosts.ts'
import { scanAfterSaving, startNowOrLater } from '../scans/scan-after-saving.ts'
import { signedInOwner } from '../owner/me.ts'
import { readForm } from '../http/read-form.ts'
import { named, Resource } from '../http/routing.ts'
import type { Services } from '../services.ts'
import { ownersWebsite } from '../visitors/website-in-view.ts'
import { save, SAVED_MESSAGE } from './saving.ts'

export const onlinePresenceRoutes = new Resource()
  .on(named(profileCalls, 'GET /profile/online-presence'), async (incoming) => {
    const [owner, website] = await Promise.all([signedInOwner(incoming), ownersWebsite(incoming)])
    return formOf(owner, website, incoming.services)
  })
  .on(named(profileCalls, 'PUT /profile/online-presence'), async (incoming) => {
    const { services, body, c } = incoming
    const [owner, website] = await Promise.all([signedInOwner(incoming), ownersWebsite(incoming)])
    if (body.version !== owner.version) throw changedElsewhere(await formOf(owner, website, services))
    const { address, channels } = read(body, website, services)
    const given = address === null ? website : { ...website, address }
    // Without a website there is nothing that it could be for.
    const mayCheck = body.mayCheck && given.address !== null
    const version = await save(incoming, {
      version: body.version,
      change: consentChange(owner, mayCheck, services.now()),
      current: async (now) => formOf(now, await ownersWebsite(incoming), services),
      more: async (tx) => {
        if (address !== null) await firstAddress(tx, website.id, address)
        await saveChannels(tx, website.id, channels)
      },
    })
    const newlyAllowed = mayCheck === true && owner.mayCheckAt === null
    if (address !== null) await startNowOrLater(services, given, everyCheck)
    else
      await scanAfterSaving(c, website, {
        decides: socialChecks,
        reads: ['profile'],
        gathers: newlyAllowed ? ['exposure'] : [],
      })
    return { message: SAVED_MESSAGE, version }
  })

type Body = WireOf<(typeof profileCalls)['PUT /profile/online-presence']>['body']

/** The typed form. `address`: the first website, `null` where none is given or one is set already. */
function read(
  { version: _version, mayCheck: _mayCheck, website: typed, ...channels }: Body,
  website: Website,
  services: Services,
): { address: string | null; channels: Channels } {
  if (website.address === null) {
    const { website: address, ...read } = readForm(firstOnlinePresenceSchema(knownHosts(services)), {
      ...channels,
      website: typed,
    })
    return { address, channels: read }
  }
  // Only the operator changes a website: then the field does not exist.
  if (typed !== undefined) throw new AppError(422, 'unknown_field', ASK_SUPPORT)
  return { address: null, channels: readForm(onlinePresenceSchema, channels) }
}

/** The tick "I'm happy for Fettle to check it": unchanged where it is not in the form. */
function consentChange({ mayCheckAt }: Owner, mayCheck: boolean | undefined, at: Date): OwnerChange {
  if (mayCheck === undefined) return {}
  return { mayCheckAt: mayCheck ? (mayCheckAt ?? at) : null }
}

async function formOf({ version, mayCheckAt }: Owner, website: Website, { db }: Services) {
  const channels = await channelsOf(db, website.id)
  const unanswered = { handle: null, none: false }
  const [facebook = unanswered, instagram = unanswered, twitter = unanswered, linkedin = unanswered] =
    NETWORKS.map((network) => channels[network])
  const mayCheck = mayCheckAt !== null
  return { version, website: website.address, mayCheck, facebook, instagram, twitter, linkedin }
}

const everyCheck = catalogue.map(({ id }) => id)
const socialChecks = checksDecidedBy(
  catalogue,
  QUESTIONS.filter(({ type }) => type === 'handle').map(({ id }) => id),
)
