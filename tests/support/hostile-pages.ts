import type { WebAnswer } from './web-server.ts'

const page = (rest: string): string =>
  `<!doctype html><html lang="en"><title>Shop</title><meta name="viewport" content="width=device-width"><h1>Hello</h1>
<p>A page of a shop with a few words on it, so that it is one.</p>${rest}`
const script = (code: string): string => page(`<script>${code}</script>`)
/** Runs code in a worker; `copies` of them. */
const workers = (copies: number, code: string): string =>
  script(`const url = URL.createObjectURL(new Blob([${JSON.stringify(code)}]))
    for (let i = 0; i < ${copies}; i++) new Worker(url)`)

/** Pages that allocate all memory, each in another way. */
export const HUNGRY_PAGES: Readonly<Record<string, string>> = {
  arrays: script(
    'const all = []; setInterval(() => { for (let i = 0; i < 8; i++) all.push(new Uint8Array(8e6).fill(i + 1)) }, 1)',
  ),
  'arrays-at-once': script(
    'const all = []; for (;;) try { all.push(new Uint8Array(64e6).fill(7)) } catch { break }',
  ),
  canvases: script(`const all = []; setInterval(() => {
    const canvas = document.createElement('canvas'); canvas.width = canvas.height = 3000
    const pen = canvas.getContext('2d'); pen.fillStyle = '#' + all.length % 9 + '38'; pen.fillRect(0, 0, 3000, 3000)
    pen.getImageData(0, 0, 1, 1); all.push(canvas) }, 1)`),
  'canvases-shown': script(`setInterval(() => {
    const canvas = document.createElement('canvas'); canvas.width = canvas.height = 2000
    const pen = canvas.getContext('2d'); pen.fillStyle = 'red'; pen.fillRect(0, 0, 2000, 2000)
    document.body.append(canvas) }, 1)`),
  wasm: script(`const all = []; setInterval(() => {
    const memory = new WebAssembly.Memory({ initial: 512 }); new Uint8Array(memory.buffer).fill(3); all.push(memory) }, 1)`),
  workers: workers(
    4,
    'const all = []; setInterval(() => { for (let i = 0; i < 8; i++) all.push(new Uint8Array(8e6).fill(i + 1)) }, 1)',
  ),
  frames: page(
    Array.from(
      { length: 12 },
      (_, i) =>
        `<iframe src="data:text/html,<script>const all=[];setInterval(()=>all.push(new Uint8Array(16e6).fill(${i + 1})),1)</script>"></iframe>`,
    ).join(''),
  ),
  blobs: script(
    "const all = []; setInterval(() => all.push(new Blob([new Uint8Array(16e6).fill(all.length), '' + all.length])), 1)",
  ),
  pictures: script(`const canvas = document.createElement('canvas'); canvas.width = canvas.height = 4000
    canvas.getContext('2d').fillRect(0, 0, 4000, 4000)
    canvas.toBlob((blob) => { const all = []; setInterval(() => createImageBitmap(blob).then((one) => all.push(one)), 1) })`),
  media: script(`const all = []; setInterval(() => {
    const context = new OfflineAudioContext(2, 44100 * 60, 44100)
    const sound = context.createBuffer(2, 44100 * 60, 44100); sound.getChannelData(0).fill(.5); sound.getChannelData(1).fill(.5)
    all.push(sound) }, 1)`),
  indexeddb:
    script(`const open = indexedDB.open('x'); open.onupgradeneeded = () => open.result.createObjectStore('s')
    open.onsuccess = () => { let n = 0; setInterval(() => open.result.transaction('s', 'readwrite').objectStore('s')
      .put(crypto.getRandomValues(new Uint8Array(65536)).buffer.slice(0), n++)
      && open.result.transaction('s', 'readwrite').objectStore('s').put(new Uint8Array(32e6).fill(n), n++), 1) }`),
  'shared-memory': script(`const all = []; setInterval(() => {
    const memory = new WebAssembly.Memory({ initial: 512, maximum: 512, shared: true }); new Uint8Array(memory.buffer).fill(3); all.push(memory) }, 1)`),
  webgl: script(`const pen = document.createElement('canvas').getContext('webgl'); const all = []
    setInterval(() => { const it = pen.createTexture(); pen.bindTexture(pen.TEXTURE_2D, it)
      pen.texImage2D(pen.TEXTURE_2D, 0, pen.RGBA, 2048, 2048, 0, pen.RGBA, pen.UNSIGNED_BYTE, new Uint8Array(16777216).fill(9)); pen.flush(); all.push(it) }, 1)`),
  elements: script(
    "setInterval(() => { const box = document.createElement('div'); box.innerHTML = '<p class=a title=b>x</p>'.repeat(20000); document.body.append(box) }, 1)",
  ),
  strings: script(
    "let text = 'x'; const all = []; setInterval(() => { text += 'yz'.repeat(4e6); all.push((text + all.length).split('').length) }, 1)",
  ),
  'data-text': script(
    "const all = []; setInterval(() => all.push(document.createTextNode('\u2713'.repeat(8e6) + all.length)), 1)",
  ),
  messages: script(
    'const { port1 } = new MessageChannel(); setInterval(() => port1.postMessage(new Uint8Array(16e6).fill(2)), 1)',
  ),
}

/** Pages that never become idle, each in another way. */
export const RESTLESS_PAGES: Readonly<Record<string, WebAnswer>> = {
  loop: script('for (;;);'),
  'loop-after-load': script("addEventListener('load', () => setTimeout(() => { for (;;); }, 50))"),
  'loop-in-worker': workers(4, 'for (;;);'),
  'loop-in-frame': page('<iframe srcdoc="<script>for (;;);</script>"></iframe>'),
  microtasks: script('const again = () => Promise.resolve().then(again); again()'),
  'sync-requests': script(
    "for (;;) { const ask = new XMLHttpRequest(); ask.open('GET', '/robots.txt', false); try { ask.send() } catch {} }",
  ),
  pattern: script("/^(a+)+$/.test('a'.repeat(60) + '!')"),
  'layout-thrash':
    script(`document.body.insertAdjacentHTML('beforeend', '<div><p>word</p></div>'.repeat(20000))
    const again = () => { document.body.style.width = Math.random() * 900 + 'px'; document.body.offsetHeight; requestAnimationFrame(again) }; again()`),
  'style-bomb': page(
    `<style>${Array.from({ length: 30 }, (_, i) => `:has(p:nth-child(${i + 1}n) ~ p span) > p:has(~ p)`).join(',')}{color:red}</style>` +
      `<script>for (let i = 0; i < 4000; i++) document.write('<p>a<span>b</span></p>')
      const again = () => { document.body.firstElementChild.append('x'); document.body.offsetHeight; setTimeout(again) }; again()</script>`,
  ),
  windows: script("setInterval(() => { for (let i = 0; i < 20; i++) open('/?' + Math.random()) }, 10)"),
  wanders: script("setTimeout(() => { location = '/?' + Math.random() }, 60)"),
  'wanders-at-once': script("location = '/?' + Math.random()"),
  'meta-wanders': page('<meta http-equiv="refresh" content="0">'),
  dialogs: script('for (;;) alert(1)'),
  'never-ends': (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).write(page(''))
  },
}

/** Pages that are only larger or deeper than any ordinary one. */
export const HUGE_PAGES: Readonly<Record<string, WebAnswer>> = {
  deep: page('<div>'.repeat(100_000)),
  nodes: page('<p>a</p>'.repeat(200_000)),
  'many-frames': page('<iframe></iframe>'.repeat(10_000)),
  'many-frames-by-script': script(
    "for (let i = 0; i < 10000; i++) document.body.append(document.createElement('iframe'))",
  ),
  attributes: page(`<p title="${'x'.repeat(8_000_000)}" ${'a '.repeat(100_000)}>x</p>`),
  'many-attributes': page(`<p ${Array.from({ length: 200_000 }, (_, i) => `a${i}="${i}"`).join(' ')}>x</p>`),
  cookies: script(
    "for (let i = 0; i < 20000; i++) document.cookie = 'c' + i + '=' + 'x'.repeat(4000) + '; path=/' + i",
  ),
}

/** An ordinary page before what follows, with enough words to be painted and measured. */
const WITH_WORDS =
  '<!doctype html><title>Shop</title><h1>Hello</h1><p>A page of a shop with words enough to be one that people read and that a browser paints at once.'

/** Pages that change, forbid or leave the world in which scripts run. */
export const WORLD_PAGES: Readonly<Record<string, WebAnswer>> = {
  'endless-calls': `${WITH_WORDS}<script>const endless = () => { for (;;); }
    Array.prototype[Symbol.iterator] = () => ({ next: () => ({ done: false, value: 1 }) })
    window.getComputedStyle = Promise.prototype.then = Reflect.get = endless</script>`,
  'no-scripts': {
    headers: { 'content-type': 'text/html', 'content-security-policy': 'sandbox' },
    body: WITH_WORDS,
  },
  'shared-workers': `${WITH_WORDS}<script>
    const url = URL.createObjectURL(new Blob(['const all = []; setInterval(() => all.push(new Uint8Array(3e7).fill(all.length + 1)), 1)']))
    for (let i = 0; i < 4; i++) new SharedWorker(url, 'n' + i)</script>`,
}

/** A page whose main thread works for `seconds` without a pause, and then adds "finished". */
export const busyFor = (seconds: number): string =>
  script(`const end = performance.now() + ${seconds * 1_000}; let sum = 0
    addEventListener('load', () => { while (performance.now() < end) sum += Math.sqrt(sum + 1); document.body.append('finished') })`)
