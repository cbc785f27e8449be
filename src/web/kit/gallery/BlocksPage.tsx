import type { Block } from '#core/block.ts'
import { ActionBar } from '../check/ActionBar.tsx'
import { CheckHeader } from '../check/CheckHeader.tsx'
import { CheckLayout } from '../check/CheckLayout.tsx'
import { CheckRail } from '../check/CheckRail.tsx'
import { StarList } from '../check/StarList.tsx'
import { TrendLine } from '../check/TrendLine.tsx'
import { Blocks } from '../blocks/Blocks.tsx'
import { Card } from '../surface/Card.tsx'
import { GalleryFrame } from './GalleryFrame.tsx'

const PICTURE =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII='

const RECORDS = Array.from({ length: 23 }, (_, index) => [
  index === 0
    ? 'https://bluewren.example/a-very-long-address/that-goes-on/and-on/until-it-must-break-somewhere'
    : `bluewren.example/page-${index + 1}`,
  String(index * 37 + 5),
  index % 3 === 0 ? '' : `${(index % 12) + 1} Nov 2026`,
])

const ALL: Block[] = [
  {
    kind: 'pictures',
    title: 'How it looks',
    pictures: [
      {
        src: PICTURE,
        alt: 'Your homepage on a phone',
        width: 390,
        height: 700,
        frame: 'phone',
        marks: [
          { x: 300, y: 60, width: 90, height: 44, text: 'Sticks out to the right by 62 pixels' },
          { x: 20, y: 420, width: 120, height: 20, text: 'Small, and close to something else to tap' },
          { x: 20, y: 450, width: 120, height: 20, text: 'Small, and close to something else to tap' },
        ],
      },
      { src: PICTURE, alt: 'Your homepage on a computer', width: 1280, height: 720, frame: 'desktop' },
    ],
  },
  {
    kind: 'gauge',
    label: 'Speed on a phone',
    value: 71,
    max: 100,
    band: 'Good speed',
    tone: 'warning',
    bands: [
      { to: 49, label: 'Loading slowly', tone: 'error' },
      { to: 89, label: 'Good speed', tone: 'warning' },
      { to: 100, label: 'Fast', tone: 'success' },
    ],
    film: [
      { src: PICTURE, width: 412, height: 823, frame: 'phone', time: 'Until 1.6 s', text: 'Nothing yet' },
      { src: PICTURE, width: 412, height: 823, frame: 'phone', time: '1.6 s', text: 'First words' },
      { src: PICTURE, width: 412, height: 823, frame: 'phone', time: '4.4 s', text: 'Main picture' },
    ],
  },
  {
    kind: 'win',
    title: 'The biggest win: peonies-banner.jpg.',
    text: 'It’s 2.4 MB. On your homepage it would look the same at 180 kB and save about 1.9 seconds.',
    address: 'https://bluewren.example/images/peonies-banner.jpg',
  },
  {
    kind: 'gauge',
    label: 'Risk',
    value: 49,
    max: 99,
    band: 'High risk',
    tone: 'error',
    bands: [
      { to: 24, label: 'Low risk', tone: 'info' },
      { to: 49, label: 'High risk', tone: 'error' },
      { to: 89, label: 'Medium risk', tone: 'warning' },
      { to: 99, label: 'Passed', tone: 'success' },
    ],
    isScale: true,
  },
  {
    kind: 'metrics',
    title: 'Where the time goes',
    metrics: [
      {
        label: 'Main picture shows',
        term: 'Largest Contentful Paint (LCP)',
        value: '4.4 s',
        band: 'Slow',
        tone: 'error',
      },
      { label: 'Page looks finished', value: '4.1 s', band: 'Could be better', tone: 'warning' },
      { label: 'First words show', value: '1.6 s', band: 'Good', tone: 'success' },
    ],
  },
  {
    kind: 'chart',
    title: 'Followers, day by day',
    days: ['2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22'],
    series: [{ name: 'Followers', values: [2_428, 2_429, null, 2_433, 2_431] }],
  },
  {
    kind: 'facts',
    title: 'Your certificate',
    rows: [
      { label: 'Works for', value: 'bluewren.example and www.bluewren.example' },
      { label: 'Issued by', value: 'Let’s Encrypt', tone: 'success' },
      { label: 'Points to', value: 'https://bluewren.example/' },
    ],
  },
  {
    kind: 'list',
    title: 'What we looked at',
    items: [
      { text: 'Your homepage', detail: 'https://bluewren.example/', tone: 'success' },
      { text: 'Your sitemap', detail: 'No answer in 20 seconds', tone: 'grey' },
      { text: '‏שלום', detail: '<script>alert(1)</script>' },
    ],
  },
  {
    kind: 'checklist',
    title: 'What we looked for',
    items: [
      { text: 'Privacy policy', done: true, detail: 'In the foot of every page' },
      { text: 'Terms and conditions', done: false },
      { text: 'Cookie policy', done: null, detail: 'The page didn’t open' },
    ],
  },
  { kind: 'code', title: 'Your records', code: 'v=spf1 include:_spf.example -all\nv=DMARC1; p=none' },
  { kind: 'note', text: 'Some links can only be followed by a person.' },
  {
    kind: 'table',
    title: 'Your sitemap',
    columns: [{ label: 'Address' }, { label: 'Pages listed', align: 'right' }, { label: 'Last changed' }],
    rows: RECORDS,
    total: 418,
  },
]

const POINTS = [
  { when: '24 Oct', value: 64, spread: 6 },
  { when: '31 Oct', value: 66 },
  { when: '7 Nov', value: 63, spread: 10 },
  { when: '14 Nov', value: 70 },
  { when: 'Today', value: 71, spread: 5 },
]

export function BlocksPage() {
  return (
    <GalleryFrame here="compliance">
      <CheckLayout
        rail={
          <CheckRail
            what="How quickly your pages show and can be used on a phone."
            why="People leave slow sites, and search engines take speed into account."
            history={
              <TrendLine
                label="Scores"
                points={POINTS}
                low={40}
                high={100}
                goal={{ value: 90, text: '90, fast' }}
              />
            }
          />
        }
      >
        <CheckHeader
          back={{ href: '#compliance', label: 'Compliance' }}
          title="Every kind of block"
          tone="success"
          status="Secure"
          line="Your padlock works and is good until 11 Feb 2027."
          asOf="Looked at today, 7:42 pm, from the outside, as a visitor’s browser would."
        />
        <Blocks title="What we saw" blocks={ALL} />
        <Card title="Keep it that way">
          <StarList
            items={[
              'Keep automatic renewal switched on with your host',
              'Use https:// on your cards, invoices and social pages',
            ]}
          />
        </Card>
        <ActionBar passed videoHref="#video" guideHref="#guide" onRerun={() => {}} />
      </CheckLayout>
    </GalleryFrame>
  )
}
