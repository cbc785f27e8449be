import { connectors } from '#connectors/connectors.generated.ts'
import { MYOB_FILES } from './myob-books.data.ts'
import { type OAuthService, openOAuth } from './oauth.ts'
import type { OpenStandIn } from './stand-in.ts'

const [{ id: businessId, name: businessName } = { id: '', name: '' }] = MYOB_FILES
/** What a service adds to its callback. */
const EXTRA: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  myob: { businessId, businessName },
}

/** Values of clients that no stand-in of a service names; the shapes of Google's fit most. */
const otherId = (name: string): string =>
  `stand-in-${name.toLowerCase().replaceAll('_', '-')}.apps.googleusercontent.com`
const otherSecret = (name: string): string => `stand-in-${name.toLowerCase().replaceAll('_', '-')}`

export const openStandIn: OpenStandIn = async (port, known) => {
  const services = connectors.flatMap(({ id, title, connect }): OAuthService[] => {
    if (!connect) return []
    const { id: idName, secret: secretName } = connect.client
    const client = {
      id: known[idName] ?? otherId(idName),
      secret: known[secretName] ?? otherSecret(secretName),
    }
    const callbackExtra = EXTRA[id]
    return [{ service: id, title, connect, client, ...(callbackExtra ? { callbackExtra } : {}) }]
  })
  const oauth = await openOAuth({ services, port })
  const settings = services.map(({ client, connect: { client: names } }) => ({
    [names.id]: client.id,
    [names.secret]: client.secret,
  }))
  const places = services.flatMap(({ connect: { authorize, token } }) => [authorize.endpoint, token.endpoint])
  return {
    endpoints: Object.fromEntries(places.map((name) => [name, oauth.origin])),
    settings: Object.assign({}, ...settings),
    hint: 'Connect any service at /profile/online-presence: its page asks what Fettle may use, and can be refused.',
    close: () => oauth.close(),
  }
}
