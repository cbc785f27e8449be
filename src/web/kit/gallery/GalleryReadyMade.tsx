import type { FixField } from '#core/fix-text/field.ts'
import { FixFold } from '../fix/FixFold.tsx'
import { Card } from '../surface/Card.tsx'

const REDIRECTS = `/weddings-2023 -> /weddings 301
/shop/bouquets-old -> /shop/bouquets 301
`

const REPORTS: FixField = {
  id: 'report-address',
  label: 'Where should reports about fakes go?',
  mark: 'maya@bluewren.example',
  place: 'instead',
  example: 'dmarc@bluewren.example',
  mayBeEmpty: false,
  value: 'maya@bluewren.example',
  from: 'owner',
}

/** A fix with each kind of piece: lines to copy, a record, a shared card, search results. */
export const GalleryReadyMade = () => (
  <Card title="Ready-made for you" hint="Made from what we saw on your website and what you told us.">
    <FixFold
      title="Send visitors of 2 missing pages to the right place"
      why="Old addresses live on in other websites, bookmarks and search results."
      where={{
        place: 'Squarespace',
        steps: ['Open Settings, then URL mappings.', 'Paste the lines and save.'],
      }}
      builderDoesIt={false}
      pieces={[
        {
          title: 'For Squarespace: lines for URL mappings',
          kind: 'text',
          name: 'url-mappings.txt',
          content: REDIRECTS,
          note: 'Look through the suggestions: they go by likeness of words.',
          fields: [],
        },
        {
          title: 'DMARC record',
          kind: 'dns',
          name: '_dmarc.bluewren.example',
          shortName: '_dmarc',
          content: 'v=DMARC1; p=none; rua=mailto:maya@bluewren.example',
          fields: [REPORTS],
        },
        {
          title: 'Step 2, after two weeks of reports: fakes go to spam',
          kind: 'dns',
          name: '_dmarc.bluewren.example',
          shortName: '_dmarc',
          content: 'v=DMARC1; p=quarantine; rua=mailto:maya@bluewren.example',
          isLater: true,
          fields: [],
        },
      ]}
    />
    <FixFold
      title="Tags for a good-looking card when someone shares your page"
      why="Networks and chats make the card from these tags."
      where={{ place: 'your website', steps: ['Paste the piece into the head of the page.'] }}
      builderDoesIt={false}
      pieces={[
        {
          title: 'Tags for the head of the page',
          kind: 'html',
          name: 'share-tags.html',
          content: '<meta property="og:title" content="Spring peony bouquet">',
          fields: [],
          preview: {
            kind: 'share',
            host: 'bluewren.example',
            title: 'Spring peony bouquet',
            description: 'Peonies from the Southern Highlands, tied by hand.',
            picture: 'https://bluewren.example/images/peonies.jpg',
          },
        },
        {
          title: 'Old and new titles',
          kind: 'csv',
          name: 'titles.csv',
          content: '"Page","New title"',
          fields: [],
          preview: {
            kind: 'search',
            rows: [
              {
                address: 'https://bluewren.example/weddings',
                title: 'Wedding flowers | Blue Wren',
                description: 'Bouquets, buttonholes and tables for weddings in Sydney.',
              },
            ],
          },
        },
      ]}
    />
  </Card>
)
