import { Card } from '../surface/Card.tsx'
import classes from './visitor.module.css'

export interface Testimonial {
  words: string
  name: string
  business: string
}

/** What owners said, in their own words. */
export function Testimonials({ said }: { said: readonly Testimonial[] }) {
  return (
    <div className={classes.said}>
      {said.map(({ words, name, business }) => (
        <Card key={`${name} ${business}`} label={`${name}, ${business}`}>
          <figure>
            <blockquote>{words}</blockquote>
            <figcaption>
              <cite>{name}</cite>
              {business}
            </figcaption>
          </figure>
        </Card>
      ))}
    </div>
  )
}
