import type { FrameName } from '../frame-name';
import { firBranch, leafBranch, oliveBranch, pineBranch, planeBranch } from './branches';
import type { Frame } from './frame';
import { agave, bushes, duneGrass, reeds } from './plants';
import { apple, beech, cypresses, firs, palm, pine, poplars } from './trees';
import { arch, balcony, fence, parapet } from './walls';

export const frames: Readonly<Record<FrameName, Frame>> = {
  agave,
  apple,
  arch,
  balcony,
  beech,
  bushes,
  cypresses,
  'dune-grass': duneGrass,
  fence,
  'fir-branch': firBranch,
  firs,
  'leaf-branch': leafBranch,
  'olive-branch': oliveBranch,
  palm,
  parapet,
  pine,
  'pine-branch': pineBranch,
  'plane-branch': planeBranch,
  poplars,
  reeds,
};
