import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { HttpBrowser } from '#support/http-browser.ts'
import { mediaService } from '#support/media-service.ts'
import { walkThrough } from '#support/walk.ts'
import type { Walker } from '#support/walker.ts'
import { ownerOf } from './an-owner.ts'

const FILES = new URL('../../src/web/public/lessons/', import.meta.url)
const video = (media: number) => ({
  tags: ['video'],
  video: `/files/${media}.webm`,
  poster: `/files/${media}.webp`,
  subtitles: [{ locale: 'en-AU', url: `/files/${media}.en-AU.vtt` }],
  transcript: { name: `Lesson ${media} in words`, asset: { pdf: `/files/${media}-transcript.pdf` } },
})
const said = (heading: string, paragraph: string) => ({ heading, paragraphs: [paragraph], steps: [] })
/** Items as the specification defines them; ids are numbers and texts. */
const service = await mediaService(
  [
    {
      id: 101,
      name: 'A padlock from elsewhere',
      ...video(101),
      learningSummary: '501',
      nextMedia: 'welcome',
    },
    { id: 111, name: 'A place on the map from elsewhere', ...video(111) },
    { id: 'welcome', ...video(105), learningSummary: 999, nextMedia: 101 },
    { id: 501, name: 'A guide from elsewhere', tags: ['guide'], asset: { pdf: '/files/501.pdf' } },
    {
      id: 'soon',
      name: 'A video to come',
      transcript: { name: 'A video to come, in words', text: [said('What it says', 'It says this.')] },
      learningSummary: 'soon-guide',
    },
    { id: 'soon-guide', name: 'A guide to come', text: [said('How to do it', 'Do that.')] },
  ],
  FILES,
)
after(() => service.close())

let account: HttpBrowser
const walk = walkThrough({
  settings: { FETTLE_MEDIA_URL: service.base },
  prepare: async (product) => {
    account = await ownerOf(product, null)
    await account.post('/me/tour-seen')
  },
})

describe('lessons of a remote media service', () => {
  let owner: Walker
  before(async () => {
    owner = await walk.come({ jar: account.jar })
  })
  after(() => owner.close())

  const heading = (name: string) => owner.page.getByRole('heading', { level: 1, name }).waitFor()
  const player = () => owner.page.locator('video')
  const isPlayed = () =>
    owner.page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0.2)
  const play = () => player().evaluate((one: HTMLVideoElement) => one.play())

  it('are on the page of lessons and on the overview, with their own pictures', async () => {
    await owner.go('/learn')
    const row = owner.page.getByRole('link', { name: /A padlock from elsewhere/u }).first()
    await row.waitFor()
    await row.locator('img').evaluate((image: HTMLImageElement) => image.decode())
    await owner.look('lessons from elsewhere')
    await owner.go('/')
    // This business has no website, so that it is offered no padlock.
    await owner.page.getByRole('link', { name: /A place on the map from elsewhere/u }).waitFor()
    assert.equal(await owner.page.getByRole('link', { name: /A padlock from elsewhere/u }).count(), 0)
  })

  it('play with captions and a transcript that jumps, in spite of the content security policy', async () => {
    await owner.go('/videos/101')
    await owner.page.getByRole('button', { name: /^00:00 Without the padlock/u }).waitFor()
    assert.equal(new URL(await player().evaluate((one: HTMLVideoElement) => one.src)).origin, service.origin)
    await owner.look('video from elsewhere')
    const kept = owner.page.waitForResponse('**/api/my-media/101')
    await owner.page.getByRole('button', { name: /Both open without a warning/u }).click()
    await owner.page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 30)
    await kept
    assert.deepEqual(owner.problems(), [])
  })

  it('stay where they were when the connection broke and the video is loaded again', async () => {
    await player().evaluate((one: HTMLVideoElement) => one.dispatchEvent(new Event('error')))
    await owner.page.locator('video:not([crossorigin])').waitFor()
    await owner.page.waitForFunction(() => (document.querySelector('video')?.readyState ?? 0) >= 2)
    assert.ok((await player().evaluate((one: HTMLVideoElement) => one.currentTime)) > 30)
  })

  it('continue with an item whose id is a word, and stop at a repeat', async () => {
    await owner.page.getByRole('link', { name: /^Lesson 105 in words/u }).click()
    await owner.page.waitForURL('**/videos/welcome?list=101')
    await heading('Lesson 105 in words')
    await owner.page.getByRole('button', { name: /^00:00 Laptops/u }).waitFor()
    assert.equal(await owner.page.getByRole('region', { name: 'Next video' }).count(), 0)
  })

  it('become favourites, also those beyond our own list', async () => {
    await owner.page.getByRole('button', { name: 'Favourite' }).click()
    await owner.page.getByRole('button', { name: 'Favourite', pressed: true }).waitFor()
    await owner.go('/favourites')
    await owner.page.getByRole('link', { name: /^Lesson 105 in words/u }).waitFor()
  })

  it('have a guide where the item or its summary has one', async () => {
    await owner.go('/learning-guide/101')
    await heading('A guide from elsewhere')
    const guide = owner.page.getByRole('link', { name: 'Download guide' })
    assert.equal(await guide.getAttribute('href'), `${service.origin}/files/501.pdf`)
    // Browsers download no file of another origin: it opens in a new tab.
    assert.equal(await guide.getAttribute('target'), '_blank')
    await owner.look('guide from elsewhere')
    await owner.go('/learning-guide/welcome')
    await owner.page.getByText('No learning guide available').waitFor()
    await owner.go('/learning-guide/102')
    await owner.page.getByText('Learning guide not found').waitFor()
  })

  it('are read, transcript and guide, where the video is not recorded yet', async () => {
    await owner.go('/videos/soon')
    await heading('A video to come')
    const card = (name: string) => owner.page.getByRole('region', { name })
    await card('Transcript').getByText('It says this.').waitFor()
    await card('Guide').getByText('Do that.').waitFor()
    await owner.look('lesson to read')
    await owner.go('/learning-guide/soon')
    await heading('A guide to come')
    await owner.page.getByText('Do that.').waitFor()
    assert.equal(await owner.page.getByRole('link', { name: 'Download guide' }).count(), 0)
  })

  it('play without captions where the service allows no other website to use its files', async () => {
    service.behaveAs('closed')
    // A browser that has loaded the files before has them in its cache.
    const visitor = await walk.come()
    await visitor.go('/videos/101')
    await visitor.page.getByText('What’s said in the video shows up here.').waitFor()
    await visitor.page.waitForFunction(() => (document.querySelector('video')?.readyState ?? 0) >= 2)
    await visitor.close()
    service.behaveAs('working')
  })

  it('are missing while the service is down; pages stay usable, and the log has the reason', async () => {
    service.behaveAs('failing')
    await owner.go('/learn')
    await owner.page.getByRole('heading', { name: 'No lessons just now' }).waitFor()
    await owner.look('no lessons just now')
    await owner.go('/favourites')
    await owner.page.getByRole('heading', { name: 'We can’t show your favourites just now' }).waitFor()
    await owner.look('no favourites just now')
    await owner.go('/')
    await owner.page.getByText('There are no lessons just now. They’ll be back soon.').waitFor()
    await owner.go('/videos/101')
    await owner.page.getByRole('heading', { name: 'No results' }).waitFor()
    await owner.look('no video just now')
    await owner.go('/learning-guide/101')
    await owner.page.getByRole('heading', { name: 'Learning guide not found' }).waitFor()
    assert.match(walk.product.run.log, /the media service answered 500/u)
  })

  it('return as soon as it is up, with the stored favourites and positions', async () => {
    service.behaveAs('working')
    await owner.go('/learn')
    await owner.page.getByRole('region', { name: /Carry on where you left off/u }).waitFor()
    await owner.go('/favourites')
    await owner.page.getByRole('link', { name: /^Lesson 105 in words/u }).waitFor()
    await owner.go('/videos/101')
    await play()
    await isPlayed()
  })
})
