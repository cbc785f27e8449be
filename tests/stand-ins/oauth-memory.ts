import type { Adapter, AdapterPayload } from 'oidc-provider'

/**
 * Keeps everything that an authorization server gives out until its process ends. `oidc-provider`'s own memory keeps the last 1,000 entries, so it
 * forgets the tokens of a few hundred owners.
 */
export function createOAuthMemory(): (model: string) => Adapter {
  const models = new Map<string, Map<string, AdapterPayload>>()
  return (model) => {
    const entries = models.get(model) ?? new Map<string, AdapterPayload>()
    models.set(model, entries)
    const first = (matches: (payload: AdapterPayload) => boolean) => [...entries.values()].find(matches)
    return {
      async upsert(id, payload) {
        entries.set(id, payload)
      },
      find: async (id) => entries.get(id),
      findByUid: async (uid) => first((payload) => payload.uid === uid),
      findByUserCode: async (code) => first((payload) => payload.userCode === code),
      async consume(id) {
        const payload = entries.get(id)
        if (payload) payload.consumed = Math.floor(Date.now() / 1_000)
      },
      async destroy(id) {
        entries.delete(id)
      },
      async revokeByGrantId(grantId) {
        for (const [id, payload] of entries) if (payload.grantId === grantId) entries.delete(id)
      },
    }
  }
}
