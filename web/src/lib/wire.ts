// Generated from the Python structs by `python -m comptoir.server.wire_types`. Do not edit.

/** All is open but the thrusts others have chosen this round. */
export interface CafeRaceView {
  game: "cafe-race";
  seat: number;
  seats: number;
  step: number;
  over: boolean;
  rules: number;
  options: CafeRaceOptions;
  round: number;
  spaces: number[];
  coffees: number[];
  dice: number[];
  thrusts: number[];
  speeds: number[];
  starter: number;
  bidder: number;
  offered: number;
  bid: number;
  leader: number;
  ranks: number[];
  points: number[];
}

export interface CafeRaceOptions {
  auction: boolean;
}

/** Turn the thrust die to this number, in secret. */
export interface CafeRaceThrust {
  move: "thrust";
  thrust: number;
}

/** Put this speed die up for auction. */
export interface CafeRaceOfferDie {
  move: "die";
  die: number;
}

/** Bid this thrust. */
export interface CafeRaceBidThrust {
  move: "bid";
  thrust: number;
}

/** Do not bid for this die. */
export interface CafeRacePass {
  move: "pass";
}

export interface CafeRaceRoundBegins {
  event: "round";
  round: number;
}

export interface CafeRaceRefilled {
  event: "refilled";
  seat: number;
}

export interface CafeRaceSpeedDice {
  event: "speed-dice";
  dice: number[];
}

/** Somebody turned his thrust die in secret. */
export interface CafeRaceChose {
  event: "chose";
  seat: number;
}

/** Told to the one who chose. */
export interface CafeRaceOwnThrust {
  event: "own-thrust";
  thrust: number;
}

export interface CafeRaceThrustShown {
  event: "thrust";
  seat: number;
  thrust: number;
}

/** One roll to settle a tie. */
export interface CafeRaceWhiteDice {
  event: "white-dice";
  seat: number;
  total: number;
  dice: number[];
}

/** `seat` goes before `other`, and why. */
export interface CafeRaceTieBroken {
  event: "tie";
  seat: number;
  other: number;
  reason: number;
}

export interface CafeRaceSpeedTaken {
  event: "speed";
  seat: number;
  speed: number;
}

export interface CafeRaceMoved {
  event: "moved";
  seat: number;
  start: number;
  space: number;
  steps: number;
}

export interface CafeRaceBraked {
  event: "braked";
  seat: number;
  space: number;
}

export interface CafeRaceOvershot {
  event: "overshot";
  seat: number;
}

export interface CafeRaceBalanceRolled {
  event: "balance";
  seat: number;
  target: number;
  total: number;
  spilled: boolean;
  dice: number[];
}

export interface CafeRaceStartsBidding {
  event: "starts-bidding";
  seat: number;
}

export interface CafeRaceDieOffered {
  event: "die";
  seat: number;
  die: number;
}

export interface CafeRaceBid {
  event: "bid";
  seat: number;
  thrust: number;
}

export interface CafeRacePassed {
  event: "passed";
  seat: number;
}

/** The race is over; where each clerk came in. */
export interface CafeRaceArrived {
  event: "arrived";
  seat: number;
  rank: number;
  points: number;
}

export interface CafeRacePreview {
  game: "cafe-race";
  thrust: number;
  landings: CafeRaceLanding[];
}

/** With this die: the space reached if nobody moves first, whether balance is rolled, and the odds of spilling. */
export interface CafeRaceLanding {
  die: number;
  space: number;
  rolls: boolean;
  percent: number;
}

/** All is open but the others' hands, what they put face down, and the pile of guests. */
export interface CafeInternationalView {
  game: "cafe-international";
  seat: number;
  seats: number;
  step: number;
  over: boolean;
  rules: number;
  options: CafeInternationalOptions;
  tables: number[];
  guests: number[];
  tables_left: number[];
  tables_gone: number[];
  guests_left: number;
  guests_gone: number[];
  hand: number[];
  cards: number[];
  face_down: number[];
  hidden: number[];
  plain: number[];
  doubled: number[];
  salons: number[];
  scores: number[];
  turn: number;
  seated: number;
  earned: number;
  opener: number;
  table: number;
  sex: number;
  ending: number;
}

export interface CafeInternationalOptions {
  ladies: boolean;
  doubling: "company" | "table";
}

/** Seat this guest from the hand on this seat. */
export interface CafeInternationalSeatGuest {
  move: "seat";
  guest: number;
  place: number;
}

/** Take a guest from the pile. */
export interface CafeInternationalDrawGuest {
  move: "draw";
}

/** Put this guest face down, for good. */
export interface CafeInternationalPutDown {
  move: "face-down";
  guest: number;
}

/** Seat no more guests this turn. */
export interface CafeInternationalStop {
  move: "stop";
}

/** With an empty hand: close the café. */
export interface CafeInternationalEndGame {
  move: "end";
}

/** Fill this table with guests of one sex. */
export interface CafeInternationalDeclareTable {
  move: "declare";
  table: number;
  sex: number;
}

/** Everybody gets this many guests. */
export interface CafeInternationalDealt {
  event: "dealt";
  cards: number;
}

/** Told to each player: the guests dealt to him. */
export interface CafeInternationalHand {
  event: "hand";
  guests: number[];
}

export interface CafeInternationalTableLaid {
  event: "table";
  table: number;
  nation: number;
}

export interface CafeInternationalBegins {
  event: "begins";
  seat: number;
}

/** A guest sits down where nobody sits yet; the next one must join. */
export interface CafeInternationalOpened {
  event: "opened";
  seat: number;
  guest: number;
  place: number;
}

/** A guest joins company: the tables that pay, their nations, and what each pays. */
export interface CafeInternationalSeated {
  event: "seated";
  seat: number;
  guest: number;
  place: number;
  tables: number[];
  nations: number[];
  points: number[];
  total: number;
}

/** These tables are full: they leave the game, and all their guests with them. */
export interface CafeInternationalCleared {
  event: "cleared";
  tables: number[];
  nations: number[];
  places: number[];
  guests: number[];
}

/** What the guests of one turn made together. */
export interface CafeInternationalTurnSum {
  event: "sum";
  seat: number;
  points: number;
}

/** Somebody took a guest from the pile; so many are left. */
export interface CafeInternationalDrew {
  event: "drew";
  seat: number;
  left: number;
}

/** Told to the one who drew. */
export interface CafeInternationalDrawn {
  event: "drawn";
  guest: number;
}

/** Somebody put a guest face down, for good. */
export interface CafeInternationalPutFaceDown {
  event: "face-down";
  seat: number;
}

/** Told to the one who put it there. */
export interface CafeInternationalOwnFaceDown {
  event: "own-face-down";
  guest: number;
}

/** Somebody's hand is empty, but he lets the game go on. */
export interface CafeInternationalPlaysOn {
  event: "plays-on";
  seat: number;
}

/** Variant: all free seats of this table will be filled with guests of one sex. */
export interface CafeInternationalDeclared {
  event: "declared";
  seat: number;
  table: number;
  nation: number;
  sex: number;
}

/** Variant: a guest takes a seat at the declared table. */
export interface CafeInternationalJoined {
  event: "joined";
  seat: number;
  guest: number;
  place: number;
}

/** Variant: four ladies or four gentlemen sit together; `own` when all are of the table's nation. */
export interface CafeInternationalSalonScored {
  event: "salon";
  seat: number;
  table: number;
  nation: number;
  sex: number;
  own: boolean;
  points: number;
}

export interface CafeInternationalEnded {
  event: "ended";
  seat: number;
  reason: number;
}

/** Cards left in hand or face down, and what they cost. */
export interface CafeInternationalPenalty {
  event: "penalty";
  seat: number;
  cards: number;
  points: number;
}

/** The tables that would pay and what each pays, whether the guest would open, and which tables would be cleared. A choice that is forbidden has the code of the rule in `refusal` and pays nothing. */
export interface CafeInternationalPreview {
  game: "cafe-international";
  refusal: number;
  tables: number[];
  points: number[];
  total: number;
  opens: boolean;
  clears: number[];
}

/** Hidden are the hands of others (unless they are open), unseen cards, bets until the race is over, and cards laid face down. Sums are in thousands; -1 stands for nobody or nothing. */
export interface TopRaceView {
  game: "top-race";
  seat: number;
  seats: number;
  step: number;
  over: boolean;
  rules: number;
  options: TopRaceOptions;
  race: number;
  controller: number;
  money: number[];
  bank: number;
  ledger: number[];
  ask: number;
  turn: number;
  hand: number[];
  totals: number[];
  hand_sizes: number[];
  holds: number[];
  open_hands: number[][];
  buried: number[];
  buried_sizes: number[];
  open_buried: number[][];
  unseen: number;
  piles: number[];
  played: number[];
  out: number[];
  chosen: number[];
  order: number[];
  owner: number[];
  drivers: number[];
  waiting_drivers: number[];
  offered: number;
  opener: number;
  bid: number;
  leader: number;
  passed: number[];
  unwanted: number;
  spaces: number[];
  crossings: number[];
  left: number[];
  places: number[];
  broken: number[];
  tokens: number[];
  player: number;
  card: number;
  done: number;
  moving: number;
  points: number;
  crossed: number;
  bets_made: number;
  bets: number[];
}

export interface TopRaceOptions {
  circuit: string;
  races: number;
  bets: boolean;
  open_hand: boolean;
  long_distance: boolean;
  tokens: boolean;
  blocking: boolean;
  free_order: boolean;
  total: boolean;
  bingo: boolean;
  lucky: boolean;
  children: boolean;
}

/** Do not bid for this driver any more. */
export interface TopRacePass {
  move: "pass";
}

export interface TopRaceBidMoney {
  move: "bid";
  amount: number;
}

export interface TopRacePlayCard {
  move: "card";
  card: number;
}

/** The gold number drives this car. */
export interface TopRacePickGold {
  move: "gold";
  car: number;
}

/** The rear car of the link draws level. */
export interface TopRaceAccelerate {
  move: "accelerate";
}

/** The front car of the link stops until it is overtaken. */
export interface TopRaceBreakDown {
  move: "break-down";
}

export interface TopRaceBetOn {
  move: "bet";
  car: number;
}

/** A space of the grid; row 1 is the front row, lane 1 the inside. */
export interface TopRacePlaceCar {
  move: "place";
  space: number;
  row: number;
  lane: number;
}

export interface TopRaceTakeHand {
  move: "hand";
  hand: number;
}

export interface TopRaceTakeCar {
  move: "take-car";
  car: number;
}

/** The line of this car, or the gold one, comes next. */
export interface TopRaceDriveLine {
  move: "line";
  line: number;
}

/** Turn up the top card. */
export interface TopRaceTurnCard {
  move: "draw";
}

export interface TopRacePlaceToken {
  move: "token";
  position: number;
}

/** A space, by its first column and its lane, both counted from 1. */
export interface TopRaceDriveTo {
  move: "drive";
  space: number;
  column: number;
  lane: number;
}

/** Drive over the finish. */
export interface TopRaceCrossLine {
  move: "finish";
}

export interface TopRaceRaceBegins {
  event: "race";
  race: number;
  races: number;
}

/** The race controller, drawn once per match; in the children's race, who starts. */
export interface TopRaceController {
  event: "controller";
  seat: number;
}

export interface TopRaceDealt {
  event: "dealt";
  seat: number;
  count: number;
}

/** Told to the one who holds it. */
export interface TopRaceOwnHand {
  event: "own-hand";
  cards: number[];
}

/** A hand that lies face up. */
export interface TopRaceOpenHand {
  event: "open-hand";
  hand: number;
  cards: number[];
}

export interface TopRaceDriverUp {
  event: "driver";
  car: number;
  seat: number;
}

/** Open hands: the right to take a hand and a car is for sale. */
export interface TopRaceLotUp {
  event: "lot";
  seat: number;
}

export interface TopRaceBid {
  event: "bid";
  seat: number;
  amount: number;
}

export interface TopRacePassed {
  event: "passed";
  seat: number;
}

export interface TopRaceNoBid {
  event: "no-bid";
  car: number;
}

export interface TopRaceSold {
  event: "sold";
  seat: number;
  car: number;
  amount: number;
}

export interface TopRaceLotSold {
  event: "lot-sold";
  seat: number;
  amount: number;
}

/** A driver that went without auction. */
export interface TopRaceGiven {
  event: "given";
  seat: number;
  car: number;
  amount: number;
}

/** The children's race: who drives what was drawn by lot. */
export interface TopRaceByLot {
  event: "by-lot";
  seat: number;
  car: number;
}

export interface TopRaceHandTaken {
  event: "hand-taken";
  seat: number;
  hand: number;
}

export interface TopRaceCarTaken {
  event: "car-taken";
  seat: number;
  car: number;
}

export interface TopRacePlaced {
  event: "placed";
  car: number;
  space: number;
  row: number;
  lane: number;
}

export interface TopRaceTokenPlaced {
  event: "token";
  seat: number;
  car: number;
  position: number;
}

/** Somebody laid a card face down. */
export interface TopRaceChose {
  event: "chose";
  seat: number;
}

/** Told to the one who chose it. */
export interface TopRaceOwnCard {
  event: "own-card";
  card: number;
}

export interface TopRaceCardShown {
  event: "shown";
  seat: number;
  card: number;
  total: number;
}

export interface TopRaceCardPlayed {
  event: "card";
  seat: number;
  card: number;
}

/** The top card of a pile. */
export interface TopRaceCardTurned {
  event: "turned";
  seat: number;
  card: number;
}

export interface TopRaceNoEffect {
  event: "no-effect";
  card: number;
}

export interface TopRaceDrew {
  event: "drew";
  seat: number;
}

/** Told to the one who drew. */
export interface TopRaceOwnDraw {
  event: "own-draw";
  card: number;
}

export interface TopRaceReshuffled {
  event: "reshuffled";
  count: number;
}

export interface TopRaceGoldPicked {
  event: "gold";
  seat: number;
  car: number;
  points: number;
}

export interface TopRaceGoldLost {
  event: "gold-lost";
  points: number;
}

/** The spaces driven over, in order; `lost` points found no road. */
export interface TopRaceMoved {
  event: "moved";
  car: number;
  start: number;
  path: number[];
  steps: number;
  lost: number;
}

export interface TopRaceStuck {
  event: "stuck";
  car: number;
  lost: number;
}

/** The car has finished or broken down. */
export interface TopRaceIgnored {
  event: "ignored";
  car: number;
  points: number;
}

export interface TopRaceLineCrossed {
  event: "bet-line";
  car: number;
  number: number;
}

export interface TopRaceFinished {
  event: "finished";
  car: number;
  place: number;
}

/** Long distance: past the line and on. */
export interface TopRaceLapDone {
  event: "lap";
  car: number;
}

export interface TopRaceAccelerated {
  event: "accelerated";
  seat: number;
  car: number;
  rival: number;
}

export interface TopRaceBrokeDown {
  event: "broke-down";
  seat: number;
  car: number;
  rival: number;
}

export interface TopRaceReturned {
  event: "returned";
  car: number;
  space: number;
}

/** All his cars are home. */
export interface TopRaceOut {
  event: "out";
  seat: number;
  count: number;
}

export interface TopRaceBetMade {
  event: "bet-made";
  seat: number;
  number: number;
}

/** Told to the one who bet. */
export interface TopRaceOwnBet {
  event: "own-bet";
  number: number;
  car: number;
}

export interface TopRaceBetPaid {
  event: "bet-paid";
  seat: number;
  number: number;
  car: number;
  amount: number;
}

/** A car still on the track when the race ended, placed by how far it came. */
export interface TopRaceClassified {
  event: "classified";
  car: number;
  place: number;
}

export interface TopRacePrize {
  event: "prize";
  seat: number;
  car: number;
  place: number;
  amount: number;
}

export interface TopRaceTokenPaid {
  event: "token-paid";
  seat: number;
  car: number;
  position: number;
  token: number;
  amount: number;
}

/** The children's race has a winner. */
export interface TopRaceRaceWon {
  event: "won";
  seat: number;
  car: number;
}

/** Who has how much in the end. */
export interface TopRaceMatchOver {
  event: "match-over";
  seat: number;
  amount: number;
  rank: number;
}

/** `reaches` for a card, line, link or gold car; `path` for a destination; `money` for a bid, a bet or a token. */
export interface TopRacePreview {
  game: "top-race";
  reaches: TopRaceReach[];
  path: number[];
  lost: number;
  money: number[];
}

/** A car and its number: the spaces where it may end as things stand (the number of spaces: the finish). For each end the steps driven there, the points lost on the way there, and the spaces driven over. */
export interface TopRaceReach {
  car: number;
  points: number;
  ends: number[];
  steps: number[];
  lost: number[];
  ways: number[][];
}

/** Lengths are counted in spaces, x to the right, y upwards; headings in radians against the clock, never wrapped. The samples lie at equal parts of a column; the last one closes the loop. Across the track 0 is its inner edge. */
export interface TopRaceScenery {
  game: "top-race";
  name: string;
  lane_width: number;
  inside: number;
  samples: number;
  x: number[];
  y: number[];
  heading: number[];
  breadth: number[];
  lanes: number[];
  corners: number[][];
  first: number[];
  last: number[];
  lane: number[];
  to_line: number[];
  grid: number[];
  line: number;
  bets: number[];
  loop: number;
  front: number;
  cards: number[][][];
  prizes: number[];
  bet_pays: number[][];
}

/** All is open but the order of the piles, and in the first half which pile an unseen card lies in. */
export interface EspressoDoppioView {
  game: "espresso-doppio";
  seat: number;
  seats: number;
  step: number;
  over: boolean;
  rules: number;
  options: EspressoDoppioOptions;
  deck: EspressoDoppioCardFace[];
  half: number;
  mover: number;
  spaces: number[];
  actions: number;
  scored: number;
  quiet: number;
  finisher: number;
  beans: number[];
  cards: number[];
  left: number[];
  pays: number[];
  earned: number[][];
  lost: number[];
}

/** `deck` is the text of a corrected deck; empty for the one that ships with the game. */
export interface EspressoDoppioOptions {
  mode: "duel" | "master" | "solo";
  deck: string;
}

/** What is printed on a card: its condition, what that is about, the beans, and whether they are a guess. */
export interface EspressoDoppioCardFace {
  condition: string;
  parts: string[];
  beans: number;
  guess: boolean;
  takes: boolean;
}

/** On these two spaces, the pieces of these types change places. */
export interface EspressoDoppioExchange {
  move: "exchange";
  left: number;
  right: number;
  types: number[];
}

/** Lay this piece on this space. */
export interface EspressoDoppioPlace {
  move: "place";
  piece: number;
  space: number;
}

/** End the turn; alone, the game. */
export interface EspressoDoppioStop {
  move: "stop";
}

/** Score this card. */
export interface EspressoDoppioScore {
  move: "score";
  card: number;
  about: number[];
}

/** Who lays the first saucer. */
export interface EspressoDoppioBegan {
  event: "began";
  seat: number;
}

export interface EspressoDoppioPlaced {
  event: "placed";
  seat: number;
  piece: number;
  space: number;
}

/** The top card of a player's pile, turned face up. */
export interface EspressoDoppioCardShown {
  event: "shown";
  seat: number;
  card: number;
  about: number[];
}

export interface EspressoDoppioTurnBegins {
  event: "turn";
  seat: number;
}

export interface EspressoDoppioMoved {
  event: "moved";
  seat: number;
  start: number;
  space: number;
  pieces: number[];
}

/** Pieces `going` from `left` to `right`, and others `coming` back. */
export interface EspressoDoppioExchanged {
  event: "exchanged";
  seat: number;
  left: number;
  right: number;
  going: number[];
  coming: number[];
}

export interface EspressoDoppioScored {
  event: "scored";
  seat: number;
  card: number;
  about: number[];
  times: number;
  beans: number;
}

/** The special card: `other` puts beans back into the supply. */
export interface EspressoDoppioTookBeans {
  event: "took";
  seat: number;
  other: number;
  card: number;
  spaces: number;
  beans: number;
}

/** Somebody has scored all eight cards. */
export interface EspressoDoppioFinished {
  event: "finished";
  seat: number;
  half: number;
}

/** Too many turns without a card scored. */
export interface EspressoDoppioStalled {
  event: "stalled";
  turns: number;
  half: number;
}

/** Half-time: what was left of a player's pile. After a stall it is dealt from what nobody has seen. */
export interface EspressoDoppioPileRevealed {
  event: "revealed";
  seat: number;
  cards: number[];
}

/** Half-time: the eight cards a player takes over from the other. */
export interface EspressoDoppioCardsReceived {
  event: "received";
  seat: number;
  cards: number[];
}

/** Alone: the beans to begin with. */
export interface EspressoDoppioPurse {
  event: "purse";
  seat: number;
  beans: number;
}

/** Alone: an action costs a bean. */
export interface EspressoDoppioSpent {
  event: "spent";
  seat: number;
  left: number;
}

export interface EspressoDoppioGraded {
  event: "graded";
  seat: number;
  beans: number;
  grade: number;
}

export interface EspressoDoppioWon {
  event: "won";
  winner: number;
  beans: number;
}

/** Equal beans: the one who has not finished his cards wins. */
export interface EspressoDoppioTieWon {
  event: "tie";
  winner: number;
  beans: number;
}

/** Equal beans after a stall. */
export interface EspressoDoppioShared {
  event: "shared";
  beans: number;
}

/** What my shown cards would pay, each card apart. */
export interface EspressoDoppioPreview {
  game: "espresso-doppio";
  payments: EspressoDoppioPayment[];
}

/** A card that holds: how many times, the beans it brings in all, and those the other player would lose. */
export interface EspressoDoppioPayment {
  card: number;
  times: number;
  beans: number;
  taken: number;
}

/** How thinking time is counted. live: `minutes` each plus `increment` seconds a choice; days: `days` for each choice. */
export interface Clock {
  kind: "days" | "live" | "none";
  minutes: number;
  increment: number;
  days: number;
  when_out: "bot" | "choice";
}

/** One seat, as everybody sees it. `holder` is the public id of the person playing it (for `screen` too), or an empty string. */
export interface SeatState {
  seat: number;
  kind: "bot" | "open" | "person" | "screen";
  name: string;
  holder: string;
  level: "master" | "novice" | "regular";
  held: boolean;
  present: boolean;
  ready: boolean;
  mine: boolean;
}

/** Somebody asks the others for something. Everyone in `waiting` must agree. */
export interface Consent {
  ask: number;
  what: "end" | "seat" | "take-back";
  name: string;
  mine: boolean;
  seat: number;
  to: number;
  waiting: number[];
  agreed: number[];
  until: number;
}

/** The table around the game: who sits where, the options, the invitation. Sent whole whenever any of it changes. */
export interface TableState {
  id: string;
  game: string;
  options: AnyOptions;
  rule_set: string;
  phase: "dealing" | "ended" | "frozen" | "lobby" | "over" | "playing";
  seats: SeatState[];
  host: string;
  me: string;
  public: boolean;
  clock: Clock;
  invite: string;
  clash: Say | null;
  missing: Say | null;
  commitment: string;
  owes_word: boolean;
  promised: string;
  renew: boolean;
  marked: boolean;
  day: string;
  practice: boolean;
  origin: string;
  rematch: string;
  forced: boolean;
  muted: string[];
  frozen: Say | null;
  questions: Consent[];
  carried: number[];
}

/** A Fluent key with arguments. An argument that starts with `@` is the key of another message ("@nation-france"); one that starts with `#` is a seat, to be replaced by the player's name ("#2"). A list is joined with commas. */
export interface Say {
  key: string;
  args: Record<string, number | string | (number | string)[]>;
}

/** Something the seat may choose: its number, its name as a struct, and its words. */
export interface Choice {
  number: number;
  move: AnyMove;
  words: Say;
}

/** One event with its sentence. `entry` is the seq of the log entry that caused it. */
export interface Happening {
  entry: number;
  event: AnyEvent;
  words: Say;
}

/** Whether this seat's last choice can be taken back now: freely, by asking, or not at all (`why` tells). */
export interface Undo {
  can: "ask" | "free" | "no";
  to: number;
  why: Say | null;
}

/** Thinking time left, in milliseconds, at the moment `now`; seats in `running` are using theirs. Times since 1970, by the database. */
export interface ClockState {
  now: number;
  left: number[];
  running: number[];
}

/** A seat's final account: lines that add up to its score. */
export interface SheetState {
  seat: number;
  rank: number;
  score: number;
  lines: Line[];
}

/** One line of a score sheet: its message key, the points, and the numbers its sentence mentions. */
export interface Line {
  key: string;
  points: number;
  args: Record<string, number | string>;
}

/** The game as one seat sees it (-1: a spectator). */
export interface PlayState {
  seat: number;
  step: number;
  view: AnyView;
  waiting: number[];
  question: Say | null;
  choices: Choice[];
  scores: number[];
  undo: Undo;
  over: boolean;
  sheet: SheetState[];
  clock: ClockState | null;
  last: number;
  forced: number;
}

/** `seat` is the writer's seat, -1 for a spectator. The text is plain: show it as text, never as markup. */
export interface ChatLine {
  seq: number;
  at: number;
  by: string;
  seat: number;
  name: string;
  text: string;
}

/** Something about the table for the log: a seat changed hands, a choice was taken back. */
export interface Notice {
  entry: number;
  at: number;
  words: Say;
}

/** Everything this viewer may know, at `seq`. Replaces all that came before. */
export interface Snapshot {
  type: "snapshot";
  seq: number;
  table: TableState;
  play: PlayState | null;
  history: Happening[];
  notices: Notice[];
  chat: ChatLine[];
  undone: number[];
}

/** One entry of the log, as this viewer sees it; perhaps nothing. A part that did not change is null. */
export interface Update {
  type: "update";
  seq: number;
  at: number;
  events: Happening[];
  table: TableState | null;
  play: PlayState | null;
  notices: Notice[];
  chat: ChatLine[];
  undone: number[];
}

/** The command is durable. `seq` is its entry in the log, which also comes (or came) as an `Update`. */
export interface Done {
  type: "done";
  id: string;
  seq: number;
}

/** The command was not carried out, and why; `chapter` names the chapter of the rulebook when a rule is the reason. */
export interface Refused {
  type: "refused";
  id: string;
  words: Say;
  chapter: string;
}

/** The answer to `WhatIf`: what would happen as far as no luck is needed, and odds. */
export interface Imagined {
  type: "imagined";
  id: string;
  events: Happening[];
  preview: AnyPreview | null;
  view: AnyView | null;
}

/** The answer to `WhyNot`; `words` is null when the choice is allowed. */
export interface Reason {
  type: "reason";
  id: string;
  words: Say | null;
  chapter: string;
}

/** One choice worth considering, by the review's measure. `win` in thousandths, or alone at the table nothing: there the final score to expect counts, `score` in tenths. `why`: what speaks for it or against it. */
export interface Advised {
  number: number;
  words: Say;
  win: number;
  score: number;
  why: Say[];
}

/** The answer to `Hint`, best first. */
export interface Advice {
  type: "advice";
  id: string;
  choices: Advised[];
}

/** The table as this seat saw it after a log entry. */
export interface Past {
  entry: number;
  play: PlayState;
}

/** The answer to `Since`: the entry of my last choice, the table as it was before it, and after it and each choice that followed. No moments when nobody has chosen since. */
export interface Missed {
  type: "missed";
  id: string;
  entry: number;
  moments: Past[];
}

/** Which seats have their holder here right now, and how many people watch. */
export interface Presence {
  type: "presence";
  seats: number[];
  spectators: number;
  away: number[];
  patience: number;
}

/** The answer to `Ping`; also sent unasked when nothing else was for a while. */
export interface Pong {
  type: "pong";
  seq: number;
  now: number;
}

/** The server is about to close this connection; come back after `again` milliseconds, or never when it is negative. */
export interface Closing {
  type: "closing";
  words: Say;
  again: number;
}

/** Make a choice. `step` is the step of the view it was made on; if the game has moved on, the choice is refused. */
export interface Choose {
  type: "choose";
  id: string;
  seat: number;
  step: number;
  choice: number;
}

/** Whether the house makes my choices where I have only one. */
export interface SetForced {
  type: "set-forced";
  id: string;
  forced: boolean;
}

/** Take back the choice of entry `to`: alone where that is free, else, if the others agree, with all after it. */
export interface TakeBack {
  type: "take-back";
  id: string;
  seat: number;
  to: number;
}

/** Agree, or not, to what somebody asks for (`TableState.questions`). */
export interface Answer {
  type: "answer";
  id: string;
  seat: number;
  ask: number;
  yes: boolean;
}

/** Ask the others to end the game here, without a winner. It ends when all agree, or after a day without a no; alone with bots at once. */
export interface End {
  type: "end";
  id: string;
}

/** Write in the chat. */
export interface Chat {
  type: "chat";
  id: string;
  text: string;
}

/** The host silences a person in this table's chat, or lets him speak again. */
export interface Mute {
  type: "mute";
  id: string;
  person: string;
  muted: boolean;
}

/** The host changes the options (all of them at once); everyone's ready check starts again. */
export interface SetOptions {
  type: "set-options";
  id: string;
  options: Record<string, boolean | number | string>;
}

/** The host changes clock, openness or number of seats, before the start. */
export interface SetTable {
  type: "set-table";
  id: string;
  clock: Clock;
  public: boolean;
  seats: number;
}

/** Change who plays a seat, at any time. The host may change open, bot and his own screen seats; anyone his own. A bot's seat taken during the game is a question to the others, unless nobody else has seen any cards. person: you sit down yourself; screen: played on this device by somebody called `name`; bot: by a bot of `level`; open: free for anyone (before the start only; during the game a bot holds a seat left open). */
export interface SetSeat {
  type: "set-seat";
  id: string;
  seat: number;
  kind: "bot" | "open" | "person" | "screen";
  level?: "master" | "novice" | "regular";
  name?: string;
}

/** Play a seat on this device again that a link carried to another. */
export interface BringBack {
  type: "bring-back";
  id: string;
  seat: number;
}

/** Let a bot hold the seat of somebody who is away. */
export interface Hold {
  type: "hold";
  id: string;
  seat: number;
}

/** Take one's own seat back from the bot that holds it. */
export interface Return {
  type: "return";
  id: string;
  seat: number;
}

/** I am ready; `promise` is the SHA-256 (hex) of the word my browser will reveal at the start, or empty for none. A word serves once: after a start that was called off, promise another. */
export interface Ready {
  type: "ready";
  id: string;
  ready: boolean;
  promise?: string | "";
}

/** The host starts: browsers that promised a word now owe it, and the game begins when all have come. */
export interface Start {
  type: "start";
  id: string;
}

/** The word whose hash was promised: visible signs only, so that words joined by line ends stay apart. */
export interface RevealWord {
  type: "word";
  id: string;
  word: string;
}

/** Ask for another game with the same people; `TableState.rematch` then names the new table. */
export interface Rematch {
  type: "rematch";
  id: string;
}

/** What would these choices, one after another, lead to? Answered by `Imagined`. */
export interface WhatIf {
  type: "what-if";
  id: string;
  seat: number;
  choices: number[];
}

/** Why can't I? The choice by its number, or by its name: `move` as in `Choice.move`. Answered by `Reason`. */
export interface WhyNot {
  type: "why-not";
  id: string;
  seat: number;
  choice?: number | null;
  move?: Record<string, boolean | number | string | number[]> | null;
}

/** What would a good player do? Answered by `Advice`. */
export interface Hint {
  type: "hint";
  id: string;
  seat: number;
}

/** What has happened since my last turn? Answered by `Missed`. */
export interface Since {
  type: "since";
  id: string;
  seat: number;
}

/** See the table from one of my seats, or -1 as a spectator (a curtain between seats of one screen). Answered by a `Snapshot`. */
export interface Look {
  type: "look";
  id: string;
  seat: number;
}

/** I have everything up to `seq`. A client that never acknowledges is dropped. */
export interface Ack {
  type: "ack";
  seq: number;
}

/** Are you there? Answered by `Pong`. */
export interface Ping {
  type: "ping";
}

/** What the rounds play, in turn, and for how long; what has begun stays as it was. */
export interface SetMenu {
  type: "set-menu";
  id: string;
  menu: Course[];
  minutes: number;
  level?: "master" | "novice" | "regular";
}

/** What a round plays: a game of the house by one of its rule sets, or a real box (`box` is what it is called). */
export interface Course {
  game: string;
  rule_set: string;
  box: string;
  least: number;
  most: number;
}

/** By the link a host has given away. */
export interface BecomeHost {
  type: "become-host";
  id: string;
  key: string;
}

/** The hosts' link fell into the wrong hands: it serves no more, and whoever became host by it is none. Only for whoever opened the evening, or the wrong hands would be the first to do it. */
export interface RenewLink {
  type: "renew-link";
  id: string;
}

/** The evening is over: the podium stands, and nobody comes in any more. */
export interface Close {
  type: "close";
  id: string;
}

/** I am here, or somebody who plays on my device. Whoever joins agrees that a table that drags on may be ended. */
export interface Join {
  type: "join";
  id: string;
  name: string;
}

/** Not seated any more; a bot goes on at the table, and what was played counts. A host may say so for others. */
export interface Leave {
  type: "leave";
  id: string;
  guest: number;
}

/** Show a joker out: everybody on that device leaves, and does not come in again. Not for a host's own. */
export interface Bar {
  type: "bar";
  id: string;
  guest: number;
}

/** Here again, from the next round on. */
export interface ComeBack {
  type: "come-back";
  id: string;
  guest: number;
}

/** My phone died: I go on with this one, at the table I play at as well. The link comes from the old phone or from a host, and serves once. */
export interface MoveHere {
  type: "move-here";
  id: string;
  guest: number;
  key: string;
}

/** Whether more people may come in by the code. */
export interface SetDoor {
  type: "set-door";
  id: string;
  open: boolean;
}

/** Begin round number `round`, counted from 0: two hosts who touch at once begin one. */
export interface NextRound {
  type: "next-round";
  id: string;
  round: number;
}

/** A table that drags on past its minutes, and a little more, is ended as it stands. */
export interface EndTable {
  type: "end-table";
  id: string;
  round: number;
  board: number;
}

/** Each chair's place, by a host: of a real box, or to put right what a table says. */
export interface SetResult {
  type: "set-result";
  id: string;
  round: number;
  board: number;
  places: number[];
}

/** What went wrong, for a person. */
export interface Error {
  words: Say;
}

/** A game of the house, for covers and lobbies. */
export interface GameInfo {
  name: string;
  rules: number;
  least: number;
  most: number;
  fields: OptionField[];
  rule_sets: Record<string, AnyOptions>;
  seats: Record<string, number[]>;
  chapters: string[];
}

/** How an option is shown in a lobby: a switch, one of some values, or a text such as a circuit. */
export interface OptionField {
  name: string;
  kind: "choice" | "switch" | "text";
  default: boolean | number | string;
  values: (number | string)[];
}

export interface Games {
  games: GameInfo[];
  levels: ("master" | "novice" | "regular")[];
  version: string;
}

/** A game and its options, to ask what its board looks like. */
export interface Setting {
  game: string;
  options?: Record<string, boolean | number | string>;
}

/** The nickname to be known by. `token`: also give me a bearer token, for a script. */
export interface NewName {
  name: string;
  token?: boolean;
}

/** Who I am to the house; `id` is empty before a name was given. */
export interface Me {
  id: string;
  name: string;
  token: string;
}

/** Who shall sit there: person means me. */
export interface NewSeat {
  kind: "bot" | "open" | "person" | "screen";
  level?: "master" | "novice" | "regular";
  name?: string;
}

export interface NewTable {
  game: string;
  seats: NewSeat[];
  options?: Record<string, boolean | number | string>;
  public?: boolean;
  clock?: Clock;
}

export interface TableMade {
  id: string;
  invite: string;
}

/** A table in a list. */
export interface TableLine {
  id: string;
  game: string;
  rule_set: string;
  phase: "dealing" | "ended" | "frozen" | "lobby" | "over" | "playing";
  names: string[];
  open: number;
  mine: boolean;
  my_turn: boolean;
  alone: boolean;
  changed: number;
}

export interface Tables {
  mine: TableLine[];
  public: TableLine[];
}

/** The updates after the seq asked about; empty when nothing happened in time. `reload`: too much did, ask for a snapshot. */
export interface Waited {
  updates: Update[];
  reload: boolean;
}

/** Make a one-time link that carries my seat to another device. */
export interface CarrySeat {
  seat: number;
}

export interface CarryLink {
  path: string;
  minutes: number;
}

export interface UseCarryLink {
  token: string;
}

/** One moment of a finished game, after log entry `entry`; the first is the set-up. */
export interface Frame {
  entry: number;
  seat: number;
  choice: number;
  words: Say | null;
  play: PlayState;
  events: Happening[];
}

export interface Replay {
  frames: Frame[];
}

/** The draws of one log entry as [value, bound] pairs; `k` is how many earlier entries used luck. */
export interface FairDraws {
  entry: number;
  k: number;
  draws: number[][];
}

/** A start that was called off: the secret promised for it was never used, because the words of `owed` (their names) did not come. */
export interface CalledOffStart {
  entry: number;
  commitment: string;
  owed: string[];
}

/** All that is needed to check the luck: `commitment` = SHA-256(secret), `promises[i]` = SHA-256(words[i]), and seed = HMAC-SHA-256(key: secret, message: the words joined by newlines). Draw i of an entry with k comes from HMAC-SHA-256(key: seed, message: "k:i:attempt"). The draws of a game that this one goes on from came from another seed and are not among the entries. */
export interface Fairness {
  commitment: string;
  secret: string;
  promises: string[];
  words: string[];
  seed: string;
  entries: FairDraws[];
  call_offs: CalledOffStart[];
  finished: boolean;
}

/** Play on from just after log entry `entry` of a finished game: I take `seat`, bots of `level` the others. */
export interface Continue {
  entry: number;
  seat: number;
  level?: "master" | "novice" | "regular";
}

/** A game begun elsewhere, to go on here: its record, who sits where, and the address it had. */
export interface Parcel {
  record: string;
  seats: NewSeat[];
  origin: string;
}

/** A few figures for whoever keeps the house. */
export interface Health {
  ok: boolean;
  version: string;
  database: string;
  uptime: number;
  tables: number;
  sockets: number;
  appends: number;
  bots_busy: number;
  bots_waiting: number;
  bots_restarted: number;
}

/** A figure, and how far it may be off (95 times in 100). */
export interface Measured {
  value: number;
  doubt: number;
}

/** What games by some rules are like, from quick games of bots. */
export interface Forecast {
  games: number;
  most: number;
  length: Measured;
  lead: Measured;
  spread: number;
  seats: Measured[];
  luck: Measured | null;
}

/** For a table's rules and seats, and beside them for the standard rules where those are others. */
export interface Forecasts {
  games: number;
  done: boolean;
  here: Forecast;
  standard: Forecast | null;
}

/** A sentence, and the choices it names: each is said, and put into the sentence by its name. */
export interface Spoken {
  said: Say;
  moves: Record<string, Say>;
}

/** Everyone's chances after these entries, how far they may be off (95 times in 100), and what changed them. */
export interface ReviewMoment {
  entries: number[];
  chances: number[];
  doubts: number[];
  luck: number[];
  own: number[];
  others: number[];
  unseen: number[];
  drift: number[];
}

/** What a choice would have brought beyond the one made: from what could be known, and in hindsight; each with ±. */
export interface ReviewOption {
  choice: number;
  more: number;
  doubt: number;
  truly: number;
  truly_doubt: number;
}

/** A moment that mattered. A choice comes with all there were; where `hidden`, hindsight sees more. */
export interface ReviewPoint {
  kind: "choice" | "luck";
  moment: number;
  entry: number;
  change: number;
  doubt: number;
  words: Spoken;
  question: Say | null;
  choice: number;
  best: number;
  secret: boolean;
  hidden: boolean;
  choices: Choice[];
  options: ReviewOption[];
}

/** One player's result taken apart. `points` are whole ones that add up; the sentences say the same. */
export interface ReviewBar {
  seat: number;
  start: number;
  result: number;
  points: Record<string, number>;
  doubts: Record<string, number>;
  sentences: Spoken[];
  turning: ReviewPoint[];
}

/** As far as it has been worked out. The bars come with the end; the moments' parts before it, as they are found. */
export interface ReviewState {
  number: number;
  done: boolean;
  share: number;
  steps: number;
  unit: "score" | "share";
  continued: boolean;
  moments: ReviewMoment[];
  bars: ReviewBar[];
}

/** One of today's tables: mine, if I sat down at it. */
export interface DayTable {
  game: string;
  rule_set: string;
  table: string;
  over: boolean;
}

/** What I did on a day; `puzzle`: whether it was solved, null when it was not tried. */
export interface DayDone {
  date: string;
  games: string[];
  puzzle: boolean | null;
}

export interface Today {
  date: string;
  tables: DayTable[];
  calendar: DayDone[];
  streak: number;
  puzzle: boolean | null;
  dealt: "ahead" | "date" | "house";
}

/** What pockets play on a day: a seed for each game. */
export interface DayAhead {
  date: string;
  seeds: Record<string, string>;
}

/** Today's and tomorrow's, for whoever may be without a network then. */
export interface DealtAhead {
  days: DayAhead[];
}

export interface SitDown {
  practice?: boolean;
}

/** From the review, in hundredths of a victory or in points alone: the result without deal and luck, and what my own choices gave beyond usual ones; each with how far it may be off, 95 times in 100. */
export interface Figures {
  adjusted: number;
  doubt: number;
  luck: number;
  own: number;
  own_doubt: number;
}

/** How somebody's first try ended: the share of victory, or the score alone. Equal places are level. */
export interface DayEnd {
  name: string;
  table: string;
  result: number;
  score: number;
  rank: number;
  practice: boolean;
  figures: Figures | null;
  mine: boolean;
  place: number;
  given_up: boolean;
}

/** The master's mean, over as many of its runs as are done. */
export interface MasterRuns {
  done: number;
  runs: number;
  result: number;
  score: number;
}

export interface DayResult {
  date: string;
  game: string;
  unit: "score" | "share";
  seats: number;
  mine: DayEnd;
  others: DayEnd[];
  master: MasterRuns;
  finished: number;
  dealt: "ahead" | "date" | "house";
  par: number | null;
}

/** One decision out of a real game. `answer`: what I said, if I did. */
export interface PuzzleAsked {
  date: string;
  game: string;
  options: AnyOptions;
  names: string[];
  play: PlayState;
  answer: PuzzleAnswer | null;
}

/** Why it is the best, and why not the second best. */
export interface PuzzleAnswer {
  right: boolean;
  choice: number;
  best: PuzzleWay;
  second: PuzzleWay;
  mine: PuzzleWay | null;
  why: Spoken[];
  why_not: Spoken[];
  novices: number;
}

/** A choice, and what it leads to: chances in hundredths. */
export interface PuzzleWay {
  choice: number;
  words: Say;
  chance: number;
}

export interface PuzzleTry {
  choice: number;
}

/** Who played: an empty name is somebody who has erased his card. */
export interface GameSeat {
  name: string;
  kind: "bot" | "open" | "person" | "screen";
  level: "master" | "novice" | "regular" | "";
  place: number;
  score: number;
  mine: boolean;
}

export interface MyGame {
  table: string;
  game: string;
  rule_set: string;
  at: number;
  seats: GameSeat[];
  unrated: ("alone" | "continued" | "helped" | "hint" | "pocket" | "practice" | "seats" | "taken-back" | "unfinished")[];
  starred: boolean;
  kept: boolean;
  unit: "" | "score" | "share";
  review: SeatSummary | null;
}

/** One player's bar: whole points that add up from `start` to `result`. */
export interface SeatSummary {
  start: number;
  result: number;
  points: Record<string, number>;
  best: BestMoment | null;
}

/** The choice that brought its player most beyond usual play: the log's entry, and how much. */
export interface BestMoment {
  entry: number;
  gain: number;
}

export interface MyGames {
  games: MyGame[];
  more: boolean;
}

export interface Arrange {
  table: string;
  starred?: boolean;
  removed?: boolean;
}

/** A rating and the interval that holds it 95 times in 100; `levels` is where the bots stand. */
export interface Standing {
  points: number;
  low: number;
  high: number;
  games: number;
  levels: Record<string, number>;
}

/** A choice of mine that brought much: at which table, after which entry, and how many points. */
export interface Best {
  table: string;
  entry: number;
  points: number;
  at: number;
}

/** Averages over the games that were reviewed, in points of chance (or of score, alone). */
export interface Reviewed {
  games: number;
  luck: number;
  own: number;
}

/** One game and variant. `results` are mine, the oldest first: the share of victory, and what was fair. */
export interface Journey {
  game: string;
  rule_set: string;
  games: number;
  won: number;
  fair: number;
  results: [number, number][];
  reviewed: Reviewed | null;
  best: Best[];
  rated: number;
  missing: number;
  rating: Standing | null;
}

export interface Progress {
  courses: Journey[];
}

export interface NewEvening {
  name: string;
  menu: Course[];
  minutes?: number;
  level?: "master" | "novice" | "regular";
  wall?: string;
}

export interface EveningMade {
  code: string;
  path: string;
}

/** Somebody who came, in the standing. `key` brings him to another phone: for him and the hosts. */
export interface GuestState {
  number: number;
  name: string;
  here: boolean;
  mine: boolean;
  awake: boolean;
  place: number;
  points: number;
  games: number;
  wins: number;
  key: string;
}

/** A table of a round. The address is told to guests and hosts; a real box has none. */
export interface BoardState {
  table: string;
  chairs: number[];
  done: boolean;
  how: "ended" | "hand" | "over" | "void" | null;
  ranks: number[];
  guests: number[];
  scores: number[];
  points: number[];
}

export interface RoundState {
  course: Course;
  at: number;
  until: number;
  boards: BoardState[];
  out: number[];
  done: boolean;
}

/** The evening as one person sees it. Nothing here is anybody's hand. */
export interface EveningState {
  code: string;
  seq: number;
  now: number;
  name: string;
  closed: boolean;
  door: boolean;
  host: boolean;
  menu: Course[];
  minutes: number;
  level: "master" | "novice" | "regular";
  grace: number;
  guests: GuestState[];
  rounds: RoundState[];
  host_key: string;
  opener: boolean;
  wall: string;
}

/** What somebody is honoured for, and how much of it: hundredths of a win a game, or places climbed. */
export interface Honour {
  kind: string;
  guest: number;
  amount: number;
}

/** `left`: games whose review is still being worked out. */
export interface Honours {
  honours: Honour[];
  left: number;
}

/** Somebody on the wall's ladder: the rating and how far it may be off. */
export interface LadderLine {
  name: string;
  rating: number;
  doubt: number;
  evenings: number;
  games: number;
  wins: number;
}

export interface PosterState {
  code: string;
  name: string;
  at: number;
  lines: Placed[];
}

/** How somebody ended an evening. */
export interface Placed {
  name: string;
  place: number;
  points: number;
  games: number;
  wins: number;
}

export interface WallState {
  name: string;
  posters: PosterState[];
  ladder: LadderLine[];
}

/** Addresses under which others may reach the house; none where it listens to its own machine alone. */
export interface Reach {
  addresses: string[];
}

export type CafeRaceMove = CafeRaceThrust | CafeRaceOfferDie | CafeRaceBidThrust | CafeRacePass;

export type CafeRaceEvent = CafeRaceRoundBegins | CafeRaceRefilled | CafeRaceSpeedDice | CafeRaceChose | CafeRaceOwnThrust | CafeRaceThrustShown | CafeRaceWhiteDice | CafeRaceTieBroken | CafeRaceSpeedTaken | CafeRaceMoved | CafeRaceBraked | CafeRaceOvershot | CafeRaceBalanceRolled | CafeRaceStartsBidding | CafeRaceDieOffered | CafeRaceBid | CafeRacePassed | CafeRaceArrived;

export type CafeInternationalMove = CafeInternationalSeatGuest | CafeInternationalDrawGuest | CafeInternationalPutDown | CafeInternationalStop | CafeInternationalEndGame | CafeInternationalDeclareTable;

export type CafeInternationalEvent = CafeInternationalDealt | CafeInternationalHand | CafeInternationalTableLaid | CafeInternationalBegins | CafeInternationalOpened | CafeInternationalSeated | CafeInternationalCleared | CafeInternationalTurnSum | CafeInternationalDrew | CafeInternationalDrawn | CafeInternationalPutFaceDown | CafeInternationalOwnFaceDown | CafeInternationalPlaysOn | CafeInternationalDeclared | CafeInternationalJoined | CafeInternationalSalonScored | CafeInternationalEnded | CafeInternationalPenalty;

export type TopRaceMove = TopRacePass | TopRaceBidMoney | TopRacePlayCard | TopRacePickGold | TopRaceAccelerate | TopRaceBreakDown | TopRaceBetOn | TopRacePlaceCar | TopRaceTakeHand | TopRaceTakeCar | TopRaceDriveLine | TopRaceTurnCard | TopRacePlaceToken | TopRaceDriveTo | TopRaceCrossLine;

export type TopRaceEvent = TopRaceRaceBegins | TopRaceController | TopRaceDealt | TopRaceOwnHand | TopRaceOpenHand | TopRaceDriverUp | TopRaceLotUp | TopRaceBid | TopRacePassed | TopRaceNoBid | TopRaceSold | TopRaceLotSold | TopRaceGiven | TopRaceByLot | TopRaceHandTaken | TopRaceCarTaken | TopRacePlaced | TopRaceTokenPlaced | TopRaceChose | TopRaceOwnCard | TopRaceCardShown | TopRaceCardPlayed | TopRaceCardTurned | TopRaceNoEffect | TopRaceDrew | TopRaceOwnDraw | TopRaceReshuffled | TopRaceGoldPicked | TopRaceGoldLost | TopRaceMoved | TopRaceStuck | TopRaceIgnored | TopRaceLineCrossed | TopRaceFinished | TopRaceLapDone | TopRaceAccelerated | TopRaceBrokeDown | TopRaceReturned | TopRaceOut | TopRaceBetMade | TopRaceOwnBet | TopRaceBetPaid | TopRaceClassified | TopRacePrize | TopRaceTokenPaid | TopRaceRaceWon | TopRaceMatchOver;

export type EspressoDoppioMove = EspressoDoppioExchange | EspressoDoppioPlace | EspressoDoppioStop | EspressoDoppioScore;

export type EspressoDoppioEvent = EspressoDoppioBegan | EspressoDoppioPlaced | EspressoDoppioCardShown | EspressoDoppioTurnBegins | EspressoDoppioMoved | EspressoDoppioExchanged | EspressoDoppioScored | EspressoDoppioTookBeans | EspressoDoppioFinished | EspressoDoppioStalled | EspressoDoppioPileRevealed | EspressoDoppioCardsReceived | EspressoDoppioPurse | EspressoDoppioSpent | EspressoDoppioGraded | EspressoDoppioWon | EspressoDoppioTieWon | EspressoDoppioShared;

export type AnyView = CafeRaceView | CafeInternationalView | TopRaceView | EspressoDoppioView;

export type AnyMove = CafeRaceMove | CafeInternationalMove | TopRaceMove | EspressoDoppioMove;

export type AnyEvent = CafeRaceEvent | CafeInternationalEvent | TopRaceEvent | EspressoDoppioEvent;

export type AnyPreview = CafeRacePreview | CafeInternationalPreview | TopRacePreview | EspressoDoppioPreview;

export type AnyOptions = CafeRaceOptions | CafeInternationalOptions | TopRaceOptions | EspressoDoppioOptions;

export type AnyScenery = TopRaceScenery;

export type Message = Snapshot | Update | Done | Refused | Imagined | Reason | Advice | Missed | Presence | Pong | Closing;

export type Logged = Choose | SetForced | TakeBack | Answer | End | Chat | Mute | SetOptions | SetTable | SetSeat | BringBack | Hold | Return | Ready | Start | RevealWord | Rematch;

export type Question = WhatIf | WhyNot | Hint | Since;

export type Command = Choose | SetForced | TakeBack | Answer | End | Chat | Mute | SetOptions | SetTable | SetSeat | BringBack | Hold | Return | Ready | Start | RevealWord | Rematch | WhatIf | WhyNot | Hint | Since | Look | Ack | Ping;

export type EveningCommand = SetMenu | BecomeHost | RenewLink | Close | Join | Leave | Bar | ComeBack | MoveHere | SetDoor | NextRound | EndTable | SetResult;
