import { type FixField, LEFT_SILENT } from '#core/fix-text/field.ts'
import { FixFold } from '../fix/FixFold.tsx'
import { Card } from '../surface/Card.tsx'

const LOAF =
  'data:image/webp;base64,UklGRiwBAABXRUJQVlA4ICABAADwDQCdASqgAHAAPu12s1IpqKSiqLUYATAdiWlu3V0tb2H0PugY+3crQw9u5Whh7qRrrFuIn4ktIuJ2QYyOGM0IhUOdLLoM/8Dldg8VAr4hackfb2753XxO4hD3NxuEbRUFVxYyPOgNqzcJeD/aLWxnIdkn2vOhCgAA/ukkf69ab361uVn+g7yDu3UUBQFAUBQFALyIbJchXLuVbQPJy9a+4R4Gil6I3crUcUaW4Paw+H8+xlgcy4QVv9P/BaupJ1YidpF+F/3upRxHwwrkEYAEASmKlQgtKRw+kwqGmhR+J39ACFo8QzSPMmTXkuWSwL0CZQSMHEl5BetYKSrhvAD2mGf2HIhYAgg6YPrmBnWfutnBww8VVI8v9TULoEoAAAA='

interface Shown {
  file: string
  label: string
  value?: string
  idea?: string
  isSeen?: boolean
  isLink?: boolean
}

const lineFor = ({ file, label, value = '', idea = '', isSeen, isLink = false }: Shown): FixField => ({
  id: `picture/${file}`,
  label,
  mark: `[your line for ${file}]`,
  place: 'instead',
  example: isLink ? 'Where does a tap on it lead?' : 'What does it show?',
  mayBeEmpty: true,
  value,
  from: null,
  picture: {
    file,
    isLink,
    heardNow: isLink ? 'Link.' : `Image. ${file}`,
    idea,
    ...(isSeen
      ? { thumbnail: { url: `https://bluewren.example/${file}`, src: LOAF, width: 160, height: 112 } }
      : {}),
  },
})

const LINES = [
  lineFor({
    file: 'loaf-hero.jpg',
    label: 'Picture 1 of the homepage',
    value: 'Two sourdough loaves',
    isSeen: true,
  }),
  lineFor({ file: 'divider.svg', label: 'Picture 2 of the homepage', value: LEFT_SILENT }),
  lineFor({
    file: 'IMG_4418.jpg',
    label: 'Picture 3 of /contact',
    idea: 'Our shop on Aranui Road',
    isSeen: true,
  }),
  lineFor({ file: 'menu.png', label: 'Picture 4 of /menu, a link to /menu', isSeen: true, isLink: true }),
]

/** Pictures with their lines, some with a small copy, and lighter pictures to download. */
export const GalleryPictures = () => (
  <Card title="Ready-made for you" hint="Made from what we saw on your website and what you told us.">
    <FixFold
      title="Say what’s in 4 pictures"
      why="People who cannot see a picture hear its description, and search engines read it."
      where={{
        place: 'Squarespace',
        steps: ['Double-click a picture.', 'Paste its line into “Image alt text”.'],
      }}
      builderDoesIt={false}
      pieces={[
        {
          title: 'Lines for your pictures',
          kind: 'text',
          content: LINES.map(({ mark, picture }) => `${picture?.file}: ${mark}`).join('\n'),
          fields: LINES,
        },
      ]}
    />
    <FixFold
      title="Swap 2 heavy pictures for lighter ones"
      why="We made lighter copies of what your homepage shows. They look the same and take 3.1 MB less to load."
      where={{ place: 'Squarespace', steps: ['Download the lighter pictures above.'] }}
      builderDoesIt={false}
      downloads={[
        { name: 'loaf-hero.jpg', line: '2.4 MB now, 180 kB with the lighter copy' },
        {
          name: 'shop-front-of-the-bakery-in-the-morning.jpg',
          line: '1.1 MB now, 210 kB with the lighter copy',
        },
        { name: 'lighter-pictures.zip', line: 'Both pictures in one file' },
      ]}
      onDownload={() => undefined}
      pieces={[
        {
          title: 'What to swap',
          kind: 'text',
          content: 'https://bluewren.example/images/loaf-hero.jpg\n→ loaf-hero.jpg',
          fields: [],
        },
      ]}
    />
  </Card>
)
