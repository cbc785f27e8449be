import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { HttpBrowser } from '#support/http-browser.ts'
import { walkTogether } from '#support/walk.ts'
import type { Walker } from '#support/walker.ts'
import { ownerOf } from './an-owner.ts'

let account: HttpBrowser
const walk = walkTogether({
  prepare: async (product) => {
    account = await ownerOf(product, null)
    await account.post('/me/tour-seen')
  },
})

describe('learning', () => {
  let owner: Walker
  before(async () => {
    owner = await walk.come({ jar: account.jar })
  })
  after(() => owner.close())

  const button = (name: string | RegExp) => owner.page.getByRole('button', { name })
  const lesson = (name: RegExp) => owner.page.getByRole('link', { name }).first()
  const time = () => owner.page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime)
  const here = () => new URL(owner.page.url()).pathname

  it('lists every lesson, with a search', async () => {
    await owner.go('/learn')
    await owner.page.getByRole('region', { name: /Good to start with/u }).waitFor()
    await owner.lookAtBoth('learn')
    await owner.page.getByRole('searchbox', { name: 'Find a lesson' }).fill('padlock')
    await owner.page.getByRole('region', { name: 'Find a lesson' }).getByRole('link').waitFor()
    await owner.look('learn, found')
    await owner.page.getByRole('searchbox', { name: 'Find a lesson' }).fill('zebra')
    await owner.page.getByText('No results').waitFor()
  })

  it('plays a video with captions, and its transcript jumps to each time', async () => {
    await owner.go('/videos/105')
    await button(/^00:00 Laptops get lost/u).waitFor()
    const captions = await owner.page
      .locator('video')
      .evaluate((video: HTMLVideoElement) => video.textTracks[0]?.mode)
    assert.equal(captions, 'showing')
    await owner.lookAtBoth('video')
    await button(/^00:32 Then open the deleted files/u).click()
    await owner.page.locator('button[aria-current]', { hasText: 'Then open the deleted' }).waitFor()
    assert.ok((await time()) > 32)
    await owner.page.locator('video').focus()
    await owner.page.keyboard.press('j')
    await owner.page.locator('button[aria-current]').filter({ hasNotText: 'Then open the deleted' }).waitFor()
  })

  it('sends captions with their content type, and any range of a video', async () => {
    const { request } = owner.page
    const captions = await request.get('/lessons/105.en-AU.vtt')
    assert.equal(captions.headers()['content-type'], 'text/vtt; charset=utf-8')
    const part = await request.get('/lessons/105.webm', { headers: { range: 'bytes=100-199' } })
    assert.deepEqual([part.status(), (await part.body()).length], [206, 100])
  })

  it('plays faster on request', async () => {
    await button('2×').click()
    const rate = await owner.page.locator('video').evaluate((video: HTMLVideoElement) => video.playbackRate)
    assert.equal(rate, 2)
  })

  it('plays the next video at the end, and stores what was watched', async () => {
    await owner.page.locator('video').evaluate((video: HTMLVideoElement) => {
      video.currentTime = video.duration - 0.5
      return video.play()
    })
    await owner.page.waitForURL('**/videos/106?list=105&play=true')
    await owner.page
      .getByRole('heading', { level: 1, name: 'Data breach check: Was my email leaked?' })
      .waitFor()
    // With the speed of the one before.
    await owner.page.waitForFunction(() => document.querySelector('video')?.playbackRate === 2)
    await owner.page.waitForFunction(() => Number.isFinite(document.querySelector('video')?.duration))
    // The last of its category.
    assert.equal(await owner.page.getByRole('region', { name: 'Next video' }).count(), 0)
    await owner.page.locator('video').evaluate((video: HTMLVideoElement) => {
      video.currentTime = video.duration - 0.5
      return video.play()
    })
    await owner.page.getByText('That was the last one. See all lessons').waitFor()
    await owner.go('/learn')
    await lesson(/Keep your files safe in the cloud.*Seen/u).waitFor()
  })

  it('is on the overview, with three lessons that were not finished', async () => {
    const shown = async (): Promise<string[]> => {
      await owner.go('/')
      const links = owner.page.getByRole('region', { name: 'Learn' }).getByRole('listitem').getByRole('link')
      await links.nth(2).waitFor()
      return links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
    }
    const [first = '', ...others] = await shown()
    assert.equal(others.length, 2)
    await owner.lookAtBoth('overview with lessons')
    await account.put(`/my-media/${first.replace('/videos/', '')}`, { seconds: 60, finished: true })
    const now = await shown()
    assert.deepEqual(now.slice(0, 2), others)
    assert.equal(now.length, 3)
  })

  it('continues at the playback position', async () => {
    await owner.go('/videos/101')
    await button(/Both open without a warning/u).click()
    await owner.page.locator('button[aria-current]', { hasText: 'Both open without' }).waitFor()
    const kept = owner.page.waitForResponse('**/api/my-media/101')
    await owner.page.locator('video').evaluate((video: HTMLVideoElement) => video.pause())
    await kept
    await owner.go('/learn')
    const begun = owner.page.getByRole('region', { name: /Carry on where you left off/u })
    await begun.getByRole('link', { name: /Get the padlock.*Stopped at 00:3/u }).click()
    await button(/You stopped at 00:3/u).waitFor()
    await owner.page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 31)
    await owner.look('video, gone on')
  })

  it('starts again also when that is asked before the video has come', async () => {
    const file = '**/lessons/101.webm'
    const { promise: isAsked, resolve: send } = Promise.withResolvers<void>()
    await owner.page.route(file, async (route) => {
      await isAsked
      await route.continue()
    })
    await owner.go('/learn')
    await lesson(/Get the padlock.*Stopped at 00:3/u).click()
    await button(/You stopped at 00:3.*Start again/u).click()
    send()
    await owner.page.waitForFunction(() => (document.querySelector('video')?.readyState ?? 0) >= 2)
    assert.ok((await time()) < 30)
    await owner.page.unroute(file)
  })

  it('plays after all when its file did not come at first', async () => {
    const file = '**/lessons/102.webm'
    await owner.page.route(file, (route) => route.abort('connectionreset'))
    await owner.go('/videos/102')
    await owner.page.getByText('The video won’t play here just now.').waitFor()
    await owner.look('video that did not come')
    await owner.page.unroute(file)
    await button('Try again').click()
    await owner.page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0)
    assert.equal(await owner.page.evaluate(() => document.activeElement?.tagName), 'VIDEO')
    await button(/^00:0\d /u)
      .first()
      .waitFor()
  })

  it('keeps favourites', async () => {
    await owner.go('/favourites')
    await owner.page.getByText('No favourites yet').waitFor()
    await owner.look('no favourites')
    await owner.go('/videos/101')
    await button('Favourite').click()
    await owner.page.getByRole('button', { name: 'Favourite', pressed: true }).waitFor()
    await owner.go('/favourites')
    await lesson(/Get the padlock/u).waitFor()
    await owner.look('favourites')
    await button('Favourite: SSL certificate: Get the padlock').click()
    await owner.page.getByText('No favourites yet').waitFor()
  })

  it('has a guide to read and to download', async () => {
    await owner.go('/learning-guide/102')
    await owner.page.getByRole('heading', { name: 'The law in short, Australia and New Zealand' }).waitFor()
    await owner.lookAtBoth('guide')
    const download = owner.page.waitForEvent('download')
    await owner.page.getByRole('link', { name: 'Download guide' }).click()
    assert.equal((await download).suggestedFilename(), 'the-pages-every-website-needs-guide.pdf')
    await owner.go('/learning-guide/999')
    await owner.page.getByRole('heading', { level: 1, name: 'Learning guide not found' }).waitFor()
    await owner.look('no guide')
    await owner.go('/videos/999')
    await owner.page.getByText('No results').waitFor()
  })

  it("is open to visitors, from a check's learn-more page", async () => {
    const visitor = await walk.come()
    await visitor.go('/learn-more/ssl')
    await visitor.lookAtBoth('learn more')
    await visitor.page.getByRole('link', { name: 'Watch video' }).click()
    await visitor.page.getByRole('button', { name: /^00:00 Without the padlock/u }).waitFor()
    await visitor.lookAtBoth('video of a visitor')
    await visitor.page.getByRole('link', { name: 'Read the guide' }).click()
    await visitor.page.waitForURL('**/learning-guide/101')
    await visitor.page.getByRole('heading', { level: 2, name: 'Check your work' }).waitFor()
    await visitor.look('guide of a visitor')
    assert.deepEqual(visitor.problems(), [])
    await visitor.close()
  })

  it('requests nothing from other hosts', () => {
    assert.equal(here(), '/videos/999')
    assert.deepEqual(owner.problems(), [])
  })
})
