import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { z } from 'zod'
import { catalogue } from '#checks/catalogue.generated.ts'
import { lessons } from '#checks/lessons.generated.ts'
import { type MediaItem, mediaItemShape } from '#core/lessons/media-item.ts'
import { learnMoreSlug } from '#core/learn-more.ts'
import { replaceBuiltInMedia, mediaByIds } from '#store/media.ts'
import { media } from '#store/schema/media.ts'
import { type TestApi, type TestBrowser, testApi } from '#support/api.ts'
import { mediaCalls } from './contract/media.ts'

const items = z.array(mediaItemShape)
const mine = mediaCalls['GET /my-media'].answer
const refusal = z.object({ code: z.string() })

type SignedIn = TestBrowser & { id: string }
const toggle = (owner: SignedIn, uid = owner.id, mediaId: unknown = 101) =>
  owner.post('/toggleFavourite', { mediaId, uid })
const read = async (owner: TestBrowser) => mine.parse((await owner.get('/my-media')).body)

describe('lessons', () => {
  let api: TestApi
  before(async () => {
    api = await testApi({ now: () => new Date('2026-11-21T08:00:00.000Z') })
  })
  after(() => api.close())

  const listed = async (ids: string) => items.parse((await api.visitor().get(`/medias?mediaId=${ids}`)).body)
  const one = async (id: string) => mediaItemShape.parse((await api.visitor().get(`/media/${id}`)).body)

  it('are returned in the order requested, each once and without unknown ones', async () => {
    assert.deepEqual(
      (await listed('111,999,101,%20111,,x')).map(({ id }) => id),
      [111, 101],
    )
    assert.deepEqual(await listed(''), [])
  })

  it('are returned 50 at a time, not 51', async () => {
    const first = Array.from({ length: 49 }, (_, index) => `none${index}`).join(',')
    assert.equal((await listed(`${first},101`)).length, 1)
    assert.equal((await listed(`${first},none,101`)).length, 0)
  })

  it('have title, description and files', async () => {
    const video = await one('101')
    assert.deepEqual({ ...video, description: '', seconds: 0 }, {
      id: 101,
      name: 'SSL certificate: Get the padlock',
      description: '',
      tags: ['ssl', 'compliance', 'no-sound'],
      video: '/lessons/101.webm',
      poster: '/lessons/101.webp',
      seconds: 0,
      subtitles: [{ locale: 'en-AU', url: '/lessons/101.en-AU.vtt' }],
      asset: { pdf: null },
      learningSummary: 501,
      transcript: {
        name: 'Get the padlock: transcript',
        asset: { pdf: '/lessons/101-transcript.pdf' },
        text: [],
      },
      nextMedia: 102,
      text: [],
    } satisfies MediaItem)
    const guide = await one('501')
    assert.deepEqual(guide.tags, ['ssl', 'compliance', 'guide'])
    assert.equal(guide.asset.pdf, '/lessons/501.pdf')
    assert.deepEqual(
      guide.text.map(({ heading }) => heading),
      ['What it is', 'Why it matters', 'How to do it yourself', 'Ask your web person', 'Check your work'],
    )
  })

  it('end a playlist with the last of a category', async () => {
    assert.equal((await one('106')).nextMedia, null)
    assert.equal((await one('143')).nextMedia, null)
    assert.equal((await one('136')).nextMedia, null)
  })

  it('exist for every check, by its slug', async () => {
    const ids = lessons.map((lesson) => lesson.media)
    const all = [...(await listed(ids.slice(0, 30).join(','))), ...(await listed(ids.slice(30).join(',')))]
    for (const check of catalogue)
      assert.ok(
        all.some(({ tags }) => tags.includes(learnMoreSlug(check))),
        check.id,
      )
  })

  it('answer 404 to another number', async () => {
    const answer = await api.visitor().get('/media/999')
    assert.deepEqual([answer.status, refusal.parse(answer.body).code], [404, 'not_found'])
  })

  it('are written again at each start, beside those that an operator added', async () => {
    const added = { ...(await one('101')), id: 'ours', name: 'Ours' }
    await api.db.insert(media).values({ id: 'ours', item: added })
    const before_ = await mediaByIds(api.db, ['101', '102'])
    const [first] = before_
    assert.ok(first)
    await replaceBuiltInMedia(api.db, [{ ...first, name: 'Another name' }])
    const now = await mediaByIds(api.db, ['101', '102', 'ours'])
    assert.deepEqual(
      now.map(({ name }) => name),
      ['Another name', 'Ours'],
    )
    await replaceBuiltInMedia(api.db, before_)
  })

  describe('of an owner', () => {
    it('can be made favourites, and no longer be', async () => {
      const owner = await api.owner()
      assert.deepEqual((await toggle(owner)).body, { favourite: true })
      assert.deepEqual((await read(owner)).favourites, ['101'])
      assert.deepEqual((await toggle(owner, owner.id, '101')).body, { favourite: false })
      assert.deepEqual((await read(owner)).favourites, [])
    })

    it('A03 belong to the owner alone', async () => {
      const [owner, other] = [await api.owner(), await api.owner()]
      await toggle(owner)
      assert.equal((await toggle(other, owner.id)).status, 403)
      assert.deepEqual((await read(owner)).favourites, ['101'])
      assert.deepEqual((await read(other)).favourites, [])
      assert.equal((await api.visitor().post('/toggleFavourite', { mediaId: 101, uid: '' })).status, 401)
    })

    it('A21 the same call sent twice with its key has one effect', async () => {
      const owner = await api.owner()
      const send = () =>
        owner.post(
          '/toggleFavourite',
          { mediaId: 102, uid: owner.id },
          { 'Idempotency-Key': 'a-key-of-16-letters' },
        )
      const [first, second] = [await send(), await send()]
      assert.deepEqual(first.body, { favourite: true })
      assert.deepEqual(second.body, { favourite: true })
      assert.deepEqual((await read(owner)).favourites, ['102'])
    })

    it('store the playback position, and that they were watched', async () => {
      const owner = await api.owner()
      const keep = (body: object) => owner.put('/my-media/101', body)
      await keep({ seconds: 12.5, finished: false })
      const at = '2026-11-21T08:00:00.000Z'
      assert.deepEqual((await read(owner)).watched, [{ mediaId: '101', seconds: 12.5, finished: false, at }])
      assert.deepEqual((await keep({ seconds: 78, finished: true })).body, { finished: true })
      assert.deepEqual((await keep({ seconds: 3, finished: false })).body, { finished: true })
      assert.deepEqual((await read(owner)).watched, [{ mediaId: '101', seconds: 3, finished: true, at }])
    })

    it('can be used while the library cannot be reached, if they were before', async () => {
      const owner = await api.owner()
      await toggle(owner)
      const { media: library } = api.services
      api.services.media = { origin: null, byIds: async () => [] }
      assert.deepEqual((await toggle(owner)).body, { favourite: false })
      const { body } = await owner.put('/my-media/101', { seconds: 5, finished: false })
      assert.deepEqual(body, { finished: false })
      assert.equal((await toggle(owner, owner.id, 102)).status, 404)
      api.services.media = library
      const { favourites, watched } = await read(owner)
      assert.deepEqual([favourites, watched.map(({ mediaId }) => mediaId)], [[], ['101']])
    })

    it('I03 store nothing for an unknown item or an invalid time', async () => {
      const owner = await api.owner()
      assert.equal((await toggle(owner, owner.id, 999)).status, 404)
      assert.equal((await owner.put('/my-media/999', { seconds: 1, finished: false })).status, 404)
      for (const seconds of [-1, 86_401, '5', null])
        assert.equal((await owner.put('/my-media/101', { seconds, finished: false })).status, 422)
      assert.deepEqual(await read(owner), { favourites: [], watched: [] })
    })
  })
})
