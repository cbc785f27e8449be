/**
 * English words that many businesses of every kind use, and nobody looks for a business by: alone they are no key word, and neither is a phrase
 * of nothing else ("life story", "get in touch").
 */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
  `able ahead always amazing answer answers anyone anything
area areas ask asked aspect aspects available awesome
base based basic beautiful became become becomes begin believe benefit benefits better big bit bottom bring bringing brings
brought build built business businesses
called calling came cannot care careful carefully case cases chance change changed changes clean client clients close closely
come comes comfortable coming commitment committed common companies company complete consider couple crafted
crafting create created creates creating creation current currently customer customers
daily date dear dedicated dedication delicious deliver delivered delivering delivers describe described description descriptions
detail detailed different difficult directly doing
early easily easy effort efforts eight end enjoy enjoyed enjoying ensure ensures ensuring enter entire everyday
everyone example examples excellent exceptional excited exciting exclusive existing expect expected experience
experienced experiences expert expertise experts explore extra
fact fair families family fantastic fast favorite favourite features feel feeling feels felt few fine finest five focus
focused follows forget forward found four free frequently friend friendly friends full future
gave general gets getting given gives giving goal goals goes going gone gorgeous got grateful growing guide
half handful handled happen happens happy hard hear heard heart helped helpful helping helps hello hey hi high higher highest
highly history hold honest hope hundreds
idea ideal ideas ideally important improve include included includes including incredible individual info information
interested introduction involved issue issues
join joined joining joy
keep keeping keeps kept key kind kinds knew knowledge known
large larger largest last late latest leading leads learned leave left legacy less let's life limited
listed little live lives living local located location locations long longer looked looking looks lot lots love loved lovely loves low
lower loving
main mainly maintain major makes making matter matters mean means member members memorable mind minute minutes mission
modern moment moments month monthly months morning moved multiple myself
naturally necessary needed needing needs nice night nine nobody normal note nothing number numbers
offer offered offering offerings offers often old older ones opportunity original originally ourselves overall overview owned
owner owners
part particular partner partners parts passion passionate past people perfect person personal personalised personalized
personally piece pieces place placed places plenty plus possible premier premium present pride problem problems
process professional professionals project projects promise proud proudly proven provide provided provider providers provides
providing purpose
quaint qualities quality question questions quick quickly
range reach ready real really reason reasons receive received relax reliable remember requirements
response result right role run running
safe said say saying says section sections seen selection sense serve served serves service services serving set seven several shown side
simple simply single six skill skilled skills small smile solution solutions someone special specialise specialised
specialist specialists specialize specialized spend standard standards start started starting starts state stay step steps stop
stories story style sure
taken takes taking talk talking team teams tell telling ten thanks thing think third thought thousands three today's
together togetherness top total touch tradition traditional traditions true trust trusted two type types
ultimate understand understanding unique unlike update updated updates useful
value values variant variants variation variations variety various vary version vision
wait waiting wanted wants warm warning warnings ways week weekly weeks whole
wide willing wish wonderful word words work worked working works world world's worldwide worry worth
year yearly years yes young yours yourself yummy`.split(/\s+/u),
)
