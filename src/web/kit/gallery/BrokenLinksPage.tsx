import { Button } from '@mantine/core'
import { useState } from 'react'
import { ActionBar } from '../check/ActionBar.tsx'
import { CheckHeader } from '../check/CheckHeader.tsx'
import { CheckLayout } from '../check/CheckLayout.tsx'
import { CheckRail } from '../check/CheckRail.tsx'
import { HistoryList } from '../check/HistoryList.tsx'
import { PrevNext } from '../check/PrevNext.tsx'
import { StepList } from '../check/StepList.tsx'
import { Icon } from '../Icon.tsx'
import { IconClock, IconDownload } from '../icons.ts'
import { Card } from '../surface/Card.tsx'
import { Segments } from '../surface/Segments.tsx'
import { ProofTable } from '../table/ProofTable.tsx'
import { GalleryFrame } from './GalleryFrame.tsx'
import { GalleryPictures } from './GalleryPictures.tsx'
import { GalleryReadyMade } from './GalleryReadyMade.tsx'

const ROWS = [
  ['Wedding flowers', 'bluewren.example/weddings-2023', 'Every page, in the menu', 'Page not found', '36'],
  ['Order online', 'bluewren.example/shop/bouquets-old', 'Home', 'Page not found', '1'],
  [
    'Picture of red roses',
    'https://bluewren.example/images/roses-hero.jpg',
    'Home',
    'Picture not found',
    '1',
  ],
  ['Newtown Makers Market', 'newtownmakers.example', 'About us', 'That website no longer exists', '1'],
  ['Email Maya', 'maya@bluewren', 'Contact', 'The email address isn’t complete', '2'],
]

const Proof = () => {
  const [view, setView] = useState('broken')
  const views = [
    { id: 'broken', label: 'Broken 5' },
    { id: 'unchecked', label: 'Not checked 2' },
    { id: 'look', label: 'Worth a look 3' },
  ]
  return (
    <Card look="flush" label="What we saw">
      <ProofTable
        name="Broken links"
        columns={[
          { label: 'Link' },
          { label: 'Address', under: true },
          { label: 'Found on' },
          { label: 'Problem' },
          { label: 'Times used', align: 'right' },
        ]}
        rows={ROWS}
        tools={
          <>
            <Segments label="Show" segments={views} chosen={view} onChoose={setView} />
            <Button variant="default" size="sm" leftSection={<Icon of={IconDownload} />}>
              broken_links.csv
            </Button>
          </>
        }
      />
    </Card>
  )
}

const STEPS = [
  { text: 'Download the list (broken_links.csv)', time: '1 minute', who: 'You' },
  { text: 'Start with links on your homepage and menu', time: '15 minutes', who: 'You' },
  { text: 'Correct, replace or remove each link', time: '30 minutes', who: 'You' },
  { text: 'Redirect old pages to new ones', time: '10 minutes', who: 'Your web person' },
  { text: 'Re-run the test', time: '2 minutes', who: 'You' },
]

export function BrokenLinksPage() {
  return (
    <GalleryFrame here="visibility">
      <CheckLayout
        rail={
          <CheckRail
            what="Links on your website that lead to a page or picture that isn’t there any more."
            why="Dead ends frustrate customers and make a site look neglected. Search engines notice too."
            history={
              <HistoryList
                entries={[
                  { tone: 'warning', status: '5 broken', when: 'Today' },
                  { tone: 'warning', status: '2 broken', when: '14 Nov 2026' },
                  { tone: 'success', status: 'All working', when: '24 Oct 2026' },
                ]}
              />
            }
            technical={<p>Method, addresses and answers, to copy or send to your web person.</p>}
          />
        }
        prevNext={
          <PrevNext
            prev={{ href: '#legal', title: 'Legal necessities' }}
            next={{ href: '#sitemap', title: 'Sitemap' }}
          />
        }
      >
        <CheckHeader
          back={{ href: '#visibility', label: 'Visibility' }}
          title="Broken links"
          tone="warning"
          status="5 broken"
          line="We found 5 broken links. One of them is in your menu, so it shows on every page."
          extra={['2 links couldn’t be checked, because those sites don’t let us in. They’re probably fine.']}
          asOf="Looked at today, 7:42 pm. We tested 418 links on 36 pages, your whole website."
        />
        <Proof />
        <Card
          title="What to do"
          aside={
            <>
              <Icon of={IconClock} size={16} />
              About 1 hour in all
            </>
          }
        >
          <StepList steps={STEPS} />
        </Card>
        <GalleryReadyMade />
        <GalleryPictures />
        <ActionBar videoHref="#video" guideHref="#guide" onChanges={() => {}} onRerun={() => {}} />
      </CheckLayout>
    </GalleryFrame>
  )
}
