import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { EvidenceSoFar } from '#core/judge.ts'
import { saveEvidence } from '#store/evidence.ts'
import { type TestApi, testApi } from '#support/api.ts'
import { aVisit } from '#support/visits.ts'
import { addWebsite } from '#store/websites.ts'
import { leftForOwners } from './left-for-owners.ts'

const gathered = { state: 'ok', at: '2026-11-21T08:42:00.000Z', durationMs: 1 } as const
const COPY = {
  url: 'https://joes.fixture/hero.jpg',
  bytes: 2_900_000,
  type: 'jpeg',
  width: 1_600,
  height: 1_200,
  data: '',
  lighterBytes: 180_000,
} as const

const visitWith = (bytes: number): EvidenceSoFar => ({
  mobileVisit: {
    ...gathered,
    value: aVisit({ requests: [{ url: COPY.url, type: 'Image', status: 200, bytes, failed: false }] }),
  },
})
const copies = (pictures: (typeof COPY)[]): EvidenceSoFar => ({
  lighterPictures: { ...gathered, value: { pictures } },
})

describe('what a public scan leaves for an owner', () => {
  let api: TestApi
  before(async () => {
    api = await testApi()
  })
  after(() => api.close())

  const left = async (evidence: EvidenceSoFar, state: 'queued' | 'running' | 'done' = 'done') => {
    const { id } = await addWebsite(api.db, {
      ownerId: (await api.owner()).id,
      address: 'https://joes.fixture/',
    })
    await saveEvidence(api.services, id, evidence)
    return leftForOwners(api.services, { websiteId: id, state })
  }

  it('are lighter copies where the homepage loads a heavy picture', async () => {
    assert.deepEqual(await left({ ...visitWith(2_900_000), ...copies([]) }), ['lighterPictures'])
  })

  it('is nothing where it loads none, has copies already, or was not opened in a browser', async () => {
    assert.deepEqual(await left({ ...visitWith(90_000), ...copies([]) }), [])
    assert.deepEqual(await left({ ...visitWith(2_900_000), ...copies([COPY]) }), [])
    const failure = { reason: 'engine_missing', code: 'engine_missing' } as const
    const failed = { state: 'failed', failure, at: gathered.at, durationMs: 1 } as const
    assert.deepEqual(await left({ mobileVisit: failed }), [])
    assert.deepEqual(await left({}), [])
  })

  it('are copies while a scan goes on that has not opened the homepage yet', async () => {
    assert.deepEqual(await left({}, 'running'), ['lighterPictures'])
    assert.deepEqual(await left({}, 'queued'), [])
  })
})
