/** A small business: its name, its introduction, and three pages about what it does. */
export interface Business {
  name: string
  intro: string
  pages: readonly (readonly [title: string, text: string])[]
}

const of = (name: string, intro: string, ...pages: Business['pages'][number][]): Business => ({
  name,
  intro,
  pages,
})

/** Ten businesses in their own words. */
export const BUSINESSES: readonly Business[] = [
  of(
    'Rimu Saddlery',
    'We make leather saddles and bridles by hand for riders all over the South Island.',
    [
      'Leather saddles',
      'Our leather saddles are cut from a single hide. Each saddle is fitted to the horse, and leather saddles last thirty years when they are oiled.',
    ],
    [
      'Bridle repairs',
      'Bridle repairs take about a week. Bring the bridle in, and most bridle repairs are done while the stitching is still dry.',
    ],
    [
      'Horse rugs',
      'Our wool horse rugs keep a horse warm down to minus ten. Horse rugs are washed and mended here in spring.',
    ],
  ),
  of(
    'Kōwhai Honey',
    'Raw honey from our own hives on the hills behind Gisborne.',
    [
      'Manuka honey',
      'Manuka honey is taken off the hives in February. Every jar of manuka honey carries the number of its hive.',
    ],
    [
      'Beeswax candles',
      'Beeswax candles burn slowly and smell of summer. We pour beeswax candles in moulds that our grandfather carved.',
    ],
    [
      'Beekeeping lessons',
      'Beekeeping lessons run over six weeks. People who finish the beekeeping lessons take a nucleus hive home.',
    ],
  ),
  of(
    'Harbour Ceramics',
    'Stoneware pottery, thrown and fired in our studio by the wharf.',
    [
      'Dinner plates',
      'Our dinner plates are glazed in ash and salt. Dinner plates can go in the dishwasher, though the rims prefer a sponge.',
    ],
    [
      'Pottery classes',
      'Pottery classes start with clay and end with tea. Six people join each of the pottery classes, and aprons hang by the wheel.',
    ],
    ['Garden pots', 'Frost does not crack our garden pots. The biggest garden pots hold a lemon tree.'],
  ),
  of(
    'Blue Door Bakery',
    'Sourdough bread and pastries baked through the night in Petone.',
    [
      'Sourdough bread',
      'Sourdough bread needs two days. Our sourdough bread is made of flour, water, salt and patience.',
    ],
    [
      'Wedding cakes',
      'Wedding cakes are tasted twice before anybody decides. Our wedding cakes are carried to the hall by the baker herself.',
    ],
    ['Meat pies', 'Meat pies come out of the oven at ten. On Fridays the meat pies are venison.'],
  ),
  of(
    'Tui Physio',
    'Physiotherapy for runners, builders and people who sit all day.',
    [
      'Back pain',
      'Back pain rarely needs a scan. We treat back pain with movement, and most back pain eases within a month.',
    ],
    [
      'Sports injuries',
      'Sports injuries heal faster when the load comes back slowly. We see sports injuries on the day they happen.',
    ],
    [
      'Pilates mornings',
      'Pilates mornings are small and calm. A physiotherapist leads the pilates mornings on Tuesday.',
    ],
  ),
  of(
    'Cobb & Daughter',
    'Roofers for villas, bungalows and woolsheds in the Wairarapa.',
    [
      'Roof repairs',
      'Roof repairs begin with a ladder and a torch. We photograph all roof repairs before and after.',
    ],
    ['New roofs', 'New roofs take four dry days. Our new roofs come with a warranty on paper.'],
    [
      'Spouting',
      'Spouting blocks every autumn. We clear spouting twice a year and replace spouting that has rusted.',
    ],
  ),
  of(
    'Lantern Books',
    'Second-hand books and children’s stories on the main street of Oamaru.',
    [
      'Second-hand books',
      'Second-hand books arrive on Mondays. We buy second-hand books by the box when the spines hold.',
    ],
    [
      'Book club',
      'The book club meets under the stairs. Anybody may join the book club, even those who did not finish.',
    ],
    [
      'Rare maps',
      'Rare maps are kept flat in the back. We frame rare maps behind glass that keeps the sun out.',
    ],
  ),
  of(
    'Ngaio Dog Grooming',
    'Dog grooming for wet, muddy and nervous dogs.',
    [
      'Dog grooming',
      'Dog grooming takes two hours for a spaniel. Dog grooming here is done on the floor, where dogs feel safe.',
    ],
    [
      'Puppy washes',
      'Puppy washes are short and warm. After three puppy washes most puppies walk in by themselves.',
    ],
    [
      'Nail clipping',
      'Nail clipping is quick when it is done monthly. We do nail clipping for cats and rabbits too.',
    ],
  ),
  of(
    'Osteria Lupo',
    'Italian dinners around one long table in Grey Lynn.',
    [
      'Handmade pasta',
      'Handmade pasta is rolled from noon. Our handmade pasta changes with what the gardener brings.',
    ],
    [
      'Wood-fired pizza',
      'Wood-fired pizza comes out blistered. Children make their own wood-fired pizza on Sunday.',
    ],
    [
      'Private dinners',
      'Private dinners seat eighteen. For private dinners the chef comes out and argues about wine.',
    ],
  ),
  of(
    'Studio Marama',
    'Portrait photography and family films in black and white.',
    [
      'Portrait photography',
      'Portrait photography begins with a conversation. Our portrait photography is lit by one window.',
    ],
    [
      'Family films',
      'Family films are ten minutes long. We shoot family films at home, on the beach or at the bach.',
    ],
    [
      'Fine prints',
      'Fine prints are made on cotton paper. Our fine prints are signed on the back in pencil.',
    ],
  ),
]
