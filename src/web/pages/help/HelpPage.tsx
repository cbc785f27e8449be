import { usePageTitle } from '../../app/use-page-title.ts'
import { Card } from '../../kit/surface/Card.tsx'
import { Cards, Rows } from '../../kit/surface/Layout.tsx'
import { PageHead } from '../../kit/surface/PageHead.tsx'
import { RecordRow } from '../../kit/surface/RecordRow.tsx'

const FIND = [
  {
    href: '/online-business-blueprint',
    title: 'What should I do first?',
    line: 'Your plan puts the most useful job on top and says how long it takes.',
  },
  {
    href: '/results',
    title: 'What did you find on my website?',
    line: 'Every test with its result, what it means and what to do.',
  },
  {
    href: '/reports',
    title: 'I’d like it on paper',
    line: 'Reports to print or to send on.',
  },
  {
    href: '/learn-more',
    title: 'What do you look at?',
    line: 'Each test in plain words, what Fettle costs and who sees your data.',
  },
]

const ACCOUNT = [
  {
    href: '/profile/my-account',
    title: 'My password, my data, deleting my account',
    line: 'Everything about your account is in one place.',
  },
  {
    href: '/profile/my-preferences',
    title: 'Fewer emails, or other ones',
    line: 'Choose which emails you get.',
  },
  {
    href: '/help/contact-us',
    title: 'Contact us',
    line: 'Also when your website’s address has changed: we do that for you.',
  },
]

/** `/help`: where to find what, and how to reach somebody. */
export function HelpPage() {
  usePageTitle('Help')
  return (
    <>
      <PageHead title="Help" lead="What would you like to do?" />
      <Cards>
        <Questions title="Your website" questions={FIND} />
        <Questions title="Your account" questions={ACCOUNT} />
      </Cards>
    </>
  )
}

const Questions = ({ title, questions }: { title: string; questions: typeof FIND }) => (
  <Card title={title} look="flush">
    <Rows>
      {questions.map(({ href, title: question, line }) => (
        <RecordRow key={href} href={href} title={question} lines={[line]} />
      ))}
    </Rows>
  </Card>
)
