import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { Browser } from 'puppeteer-core'
import type { LayoutFacts } from '#core/evidence/visit.ts'
import { openLoneBrowser } from '#support/lone-browser.ts'
import { openFreshPage } from '../fresh-page.ts'
import { emulatePhone, measurePhoneLayout } from '../visit/phone-layout.ts'

const FITS = '<meta name="viewport" content="width=device-width">'
const WORDS = 'Words that can be read. '.repeat(10)

describe('the layout as a phone shows it', () => {
  let lone: Awaited<ReturnType<typeof openLoneBrowser>>
  before(async () => {
    lone = await openLoneBrowser()
  })
  after(() => lone.close())

  const rule = (name: string, html: string, holds: (layout: LayoutFacts) => void): void => {
    test(name, async () => holds(await measure(lone.browser, html)))
  }
  const sideways = (name: string, html: string, px: number): void => {
    rule(name, FITS + html, ({ overflowPx }) => {
      // A page that is zoomed out to fit is rounded up to the next pixel.
      assert.ok(overflowPx === px || (px > 0 && overflowPx === px + 1), `slides by ${overflowPx}`)
    })
  }

  sideways("a page of the screen's width cannot be slid", '<p>Hello', 0)
  sideways('a wide picture makes it slide', '<body style="margin:0"><div style="width:400px">x</div>', 40)
  sideways(
    'an element in a box that scrolls by itself does not',
    '<div style="overflow-x:auto"><div style="width:900px">x</div></div>',
    0,
  )
  sideways(
    'a menu parked beside the screen of a body that hides it does not',
    '<body style="overflow-x:hidden;margin:0"><nav style="position:absolute;left:360px;width:300px">menu</nav>',
    0,
  )
  sideways(
    'nor when html hides it, or clips it',
    '<style>html{overflow-x:clip}</style><div style="width:900px">x</div>',
    0,
  )
  sideways(
    'what hangs out to the left cannot be reached',
    '<nav style="position:absolute;left:-300px;width:300px">menu</nav>',
    0,
  )
  sideways(
    'a body that hides does not help when html scrolls',
    '<style>html{overflow-x:scroll}body{overflow-x:visible;margin:0}</style><div style="width:400px">x</div>',
    40,
  )

  rule(
    'the element that sticks out furthest is named first',
    `${FITS}<body style="margin:0"><i id="a" style="display:block;width:500px">x</i><div class="b c" style="width:700px">x</div>`,
    ({ culprits }) => {
      assert.deepEqual(
        culprits.map(({ selector, right }) => [selector, right]),
        [
          ['div.b.c', 340],
          ['i#a', 140],
        ],
      )
    },
  )
  const blamed = (name: string, html: string, selectors: string[]): void => {
    rule(name, `${FITS}<style>*{margin:0}</style>${html}`, ({ culprits }) => {
      assert.deepEqual(
        culprits.map(({ selector }) => selector),
        selectors,
      )
    })
  }
  blamed(
    'what a wide part stretches is not to blame for it',
    `<div style="display:flex"><main style="flex:1"><section id="a">x</section><section id="b"><div><i style="display:block;width:600px">x</i></div></section></main></div>`,
    ['i'],
  )
  blamed(
    'nor is what stands in a part that is too wide',
    '<main style="width:600px"><section><p>x</p></section><section>x</section></main>',
    ['main'],
  )
  blamed(
    'columns that cannot be narrower are to blame, not what stands in them',
    '<main style="display:flex"><div class="row" style="display:grid;grid-template-columns:repeat(3,200px)"><p>x</p><p>y</p><p>z</p></div></main>',
    ['div.row'],
  )
  blamed(
    'a width that a part may not go below is its own',
    '<body style="min-width:700px"><section>x</section><section>y</section>',
    ['body'],
  )
  blamed(
    'content that cannot break is to blame with what holds it alone',
    `<div style="display:flex"><main><p id="a">x</p><p id="b">${'m'.repeat(90)}</p></main></div>`,
    ['p#b'],
  )
  blamed(
    'nor are its neighbours, which are as wide as their column',
    `<main style="display:grid"><div><h1>x</h1><a href="/"><b style="display:block">x</b></a></div><p id="b">${'m'.repeat(90)}</p><i id="c" style="width:400px">x</i></main>`,
    ['p#b', 'i#c'],
  )
  blamed(
    'parts with the same selector are named once',
    '<i class="c" style="display:block;width:500px">x</i><i class="c" style="display:block;width:600px">x</i>',
    ['i.c'],
  )
  const TABLE = '<table id="t" style="width:500px"><td>x</table>'
  blamed(
    'a closed drawer that is fixed beside the screen is not, with what stands in it, because it never widens the page',
    `<nav style="position:fixed;left:100%;width:300px"><b style="display:block;width:900px">menu</b></nav>${TABLE}`,
    ['table#t'],
  )
  blamed(
    'one that is fixed to a part that is moved widens it',
    '<main style="transform:translateX(0)"><nav style="position:fixed;left:400px;width:300px">menu</nav></main>',
    ['nav'],
  )
  blamed(
    'what is placed past a box that clips is not clipped by it',
    '<div style="overflow:hidden"><i style="position:absolute;width:600px">x</i></div>',
    ['i'],
  )
  blamed(
    'what is placed in a box that clips is, by it or by one that holds it',
    `<div style="overflow:hidden;position:relative;height:9px"><i style="position:absolute;width:900px">x</i></div><div style="overflow:hidden"><p style="position:relative"><i style="position:absolute;width:900px">x</i></p></div>${TABLE}`,
    ['table#t'],
  )
  rule(
    'a page is as it was after it was measured',
    `${FITS}<main style="width: 600px;"><p>x</p></main><div style="display:flex"><pre>${'m'.repeat(99)}</pre></div>`,
    ({ culprits }) => {
      assert.deepEqual(
        culprits.map(({ snippet }) => snippet),
        ['<pre></pre>', '<main style="width: 600px;"></main>'],
      )
    },
  )
  rule(
    'it is known where what sticks out stands, and where small targets do',
    `${FITS}<style>button{width:20px;height:20px;padding:0;border:0;position:absolute}</style><body style="margin:0"><i style="position:absolute;top:900px;left:300px;width:160px;height:30px">x</i><button style="left:10px;top:10px"></button><button style="left:30px;top:10px"></button>`,
    ({ culprits, smallTargetSpots }) => {
      assert.deepEqual(culprits[0]?.spot, { x: 300, y: 900, width: 160, height: 30 })
      assert.deepEqual(smallTargetSpots?.[1], { x: 30, y: 10, width: 20, height: 20 })
    },
  )
  rule(
    'text of 12 px is legible, of 11 px it is not',
    `${FITS}<p style="font-size:12px">${WORDS}</p><p style="font-size:11px">${WORDS}</p>`,
    ({ legibleShare }) => {
      assert.equal(legibleShare, 0.5)
    },
  )
  rule(
    'a page laid out for a desk is drawn small, and so is its text',
    `<p style="font-size:16px">${WORDS}</p>`,
    ({ viewport, legibleShare }) => {
      assert.deepEqual([viewport.width, legibleShare], [980, 0])
    },
  )
  rule(
    'text that nobody sees does not count',
    `${FITS}<p hidden>${WORDS}</p><p style="visibility:hidden">${WORDS}</p><script>"${WORDS}"</script><p>abc</p>`,
    ({ textCharacters }) => {
      assert.equal(textCharacters, 3)
    },
  )
  rule(
    'the last viewport is the one in effect',
    `<meta name="viewport" content="width=1024"><META NAME="Viewport" content="width=device-width">`,
    ({ viewportMeta }) => {
      assert.equal(viewportMeta, 'width=device-width')
    },
  )
  rule(
    'a viewport longer than any is cut, and the layout is measured',
    `<meta name="viewport" content="width=device-width${' '.repeat(3_000)}">`,
    ({ viewportMeta }) => {
      assert.equal(viewportMeta?.length, 2_000)
    },
  )
  rule(
    'small targets that touch are hard to tap, apart they are not',
    `${FITS}<style>button{width:20px;height:20px;padding:0;border:0;position:absolute}</style><button style="left:10px;top:10px"></button><button style="left:30px;top:10px"></button><button style="left:200px;top:200px"></button>`,
    ({ tapTargets, smallTargets }) => {
      assert.deepEqual([tapTargets, smallTargets], [3, 2])
    },
  )
  for (const [gap, small] of [
    [6, 2],
    [8, 0],
  ] as const) {
    rule(
      `icons of 16 px that stand ${gap} px apart are ${small > 0 ? 'hard' : 'easy'} to tap`,
      `${FITS}<style>a{width:16px;height:16px;position:absolute;top:10px}</style><a href="/a" style="left:10px"></a><a href="/b" style="left:${26 + gap}px"></a>`,
      ({ tapTargets, smallTargets }) => {
        assert.deepEqual([tapTargets, smallTargets], [2, small])
      },
    )
  }
  rule(
    'targets of 24 px may touch, and links in a sentence are as high as their line',
    `${FITS}<style>button{width:24px;height:24px;padding:0;border:0;position:absolute;top:0}</style><button style="left:0"></button><button style="left:24px"></button><p style="margin-top:60px">Read <a href="/a">this</a> or <a href="/b">that</a> one`,
    ({ tapTargets, smallTargets }) => {
      assert.deepEqual([tapTargets, smallTargets], [2, 0])
    },
  )
  rule(
    'a banner over the whole screen is an overlay',
    `${FITS}<div style="position:fixed;inset:0;background:#fff">We use cookies</div>`,
    ({ overlay }) => {
      assert.deepEqual(overlay, { coveredShare: 1, kind: 'consent' })
    },
  )
  rule(
    'a bar at the foot is none',
    `${FITS}<div style="position:fixed;bottom:0;left:0;right:0;height:40%">We use cookies</div>`,
    ({ overlay }) => {
      assert.equal(overlay, null)
    },
  )
  for (const [content, forbidden] of [
    ['width=device-width, user-scalable=no', true],
    ['width=device-width, maximum-scale=1.9', true],
    ['width=device-width, maximum-scale=2', false],
  ] as const) {
    rule(
      `"${content}" ${forbidden ? 'forbids' : 'allows'} zoom`,
      `<meta name="viewport" content="${content}">`,
      ({ userScalableNo }) => {
        assert.equal(userScalableNo, forbidden)
      },
    )
  }
  rule(
    'what comes late is there before it is measured',
    `${FITS}<style>p{animation:a 60s forwards}@keyframes a{from{width:1px}to{width:900px}}</style><body style="margin:0"><div style="height:3000px"></div><p>x`,
    ({ overflowPx }) => {
      assert.ok(overflowPx >= 540)
    },
  )
  const comesOnSight = (top: number) =>
    `${FITS}<body style="margin:0"><div style="height:${top}px"></div><p id="end">x</p><script>new IntersectionObserver(([seen]) => { if (seen.isIntersecting) document.getElementById('end').style.width = '900px' }).observe(document.getElementById('end'))</script>`
  for (const top of [3_000, 24_000, 70_000])
    rule(
      `what comes on sight at the end of a page of ${top} px is there too`,
      comesOnSight(top),
      (layout) => {
        assert.ok(layout.overflowPx >= 540, `slides by ${layout.overflowPx}`)
      },
    )
  rule(
    'a page that grows whenever it is scrolled is moved 14 times at most',
    // 15 times 25 px are wider than the screen.
    `${FITS}<body style="margin:0"><div id="wide">x</div><div id="high" style="height:9000px"></div><script>let times = 0; addEventListener('scroll', () => { times += 1; document.getElementById('wide').style.width = times * 25 + 'px'; document.getElementById('high').style.height = (times + 1) * 9000 + 'px' })</script>`,
    ({ overflowPx }) => {
      assert.equal(overflowPx, 0)
    },
  )
  rule(
    'a page that has changed the tools of the browser is measured all the same',
    `${FITS}<script>JSON.stringify=()=>"x";Array.prototype.map=()=>{throw 1};document.querySelectorAll=()=>[];window.Promise=null</script><div style="width:900px">x</div>`,
    ({ overflowPx }) => {
      assert.ok(overflowPx > 500)
    },
  )
})

async function measure(browser: Browser, html: string): Promise<LayoutFacts> {
  const { page, session, close } = await openFreshPage(browser, false)
  try {
    await emulatePhone(session)
    await page.setContent(`<!doctype html>${html}`)
    return await measurePhoneLayout(session, [])
  } finally {
    await close()
  }
}
