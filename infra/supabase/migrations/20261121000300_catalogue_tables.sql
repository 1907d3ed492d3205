create table public.categories (
  id text primary key,
  name text not null unique,
  slug text not null unique check (slug ~ '^[a-z0-9-]{1,80}$'),
  description text,
  -- Name of an icon of the visual kit and of a colour token, not markup.
  icon text,
  color text,
  created_at timestamptz not null default now()
);

create table public.formations (
  id uuid primary key default gen_random_uuid(),
  title text not null check (length(trim(title)) between 1 and 160),
  slug text not null unique check (slug ~ '^[a-z0-9-]{1,80}$'),
  description text not null default '' check (length(description) <= 600),
  long_description text not null default '',
  thumbnail_url text check (private.is_safe_url(thumbnail_url)),
  video_preview_url text check (private.is_safe_url(video_preview_url)),
  creator_id uuid not null references public.creators (id),
  category_id text not null default '1' references public.categories (id),
  level text not null default 'debutant' check (level in ('debutant', 'intermediaire', 'avance')),
  estimated_duration_minutes integer not null default 60 check (estimated_duration_minutes between 1 and 60000),
  -- Kept by triggers and functions of the database; no client may write them.
  total_modules integer not null default 0,
  view_count bigint not null default 0 check (view_count >= 0),
  like_count bigint not null default 0 check (like_count >= 0),
  average_rating numeric(3, 2) not null default 0 check (average_rating between 0 and 5),
  total_reviews integer not null default 0,
  completion_rate numeric(5, 2) not null default 0 check (completion_rate between 0 and 100),
  is_featured boolean not null default false,
  is_published boolean not null default false,
  tags text[] not null default '{}',
  metadata jsonb not null default '{}' check (jsonb_typeof(metadata) = 'object'),
  difficulty_score integer not null default 1 check (difficulty_score between 1 and 5),
  prerequisites text[] not null default '{}',
  learning_objectives text[] not null default '{}',
  target_audience text[] not null default '{}',
  skills_gained text[] not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Last change of what learners see (text or modules), as opposed to counters.
  last_updated timestamptz not null default now(),
  -- Soft deletion (AMB-43).
  deleted_at timestamptz,
  search_text text not null default ''
);

create table public.premium_formations (
  formation_id uuid primary key references public.formations (id) on delete cascade,
  price integer not null check (price > 0),
  is_subscription boolean not null default false,
  subscription_interval text check (subscription_interval in ('month', 'year')),
  constraint interval_of_subscription check (is_subscription = (subscription_interval is not null))
);

create table public.formation_modules (
  id uuid primary key default gen_random_uuid(),
  formation_id uuid not null references public.formations (id) on delete cascade,
  title text not null check (length(trim(title)) between 1 and 160),
  description text not null default '',
  duration_minutes integer not null default 10 check (duration_minutes between 1 and 6000),
  order_index integer not null check (order_index >= 0),
  is_published boolean not null default false,
  -- Readable by everyone, as a sample of the course.
  is_preview boolean not null default false,
  created_at timestamptz not null default now(),
  constraint module_position unique (formation_id, order_index) deferrable initially immediate
);

-- What is paid for (§3 formation_modules.video_url and content) sits in a table of its own: who may read it depends on
-- the row, which a column grant cannot say.
create table public.module_contents (
  module_id uuid primary key references public.formation_modules (id) on delete cascade,
  video_url text check (private.is_safe_url(video_url)),
  content text not null default '',
  updated_at timestamptz not null default now()
);

create table public.products (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(trim(name)) between 1 and 160),
  description text not null default '',
  long_description text not null default '',
  price integer not null check (price > 0),
  category text not null check (category in ('formation', 'resource', 'consultation')),
  is_active boolean not null default false,
  metadata jsonb not null default '{}' check (jsonb_typeof(metadata) = 'object'),
  formation_id uuid unique references public.formations (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- §3 products.digital_content, apart for the same reason as module_contents.
create table public.product_contents (
  product_id uuid primary key references public.products (id) on delete cascade,
  digital_content jsonb not null default '{}'
);

create table public.user_products (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  product_id uuid not null references public.products (id),
  is_active boolean not null default true,
  access_granted_at timestamptz not null default now(),
  unique (user_id, product_id)
);

create table public.formation_reviews (
  id uuid primary key default gen_random_uuid(),
  formation_id uuid not null references public.formations (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  rating integer not null check (rating between 1 and 5),
  comment text check (length(comment) <= 2000),
  created_at timestamptz not null default now(),
  unique (formation_id, user_id)
);

create index formations_catalogue on public.formations (view_count desc, id) where is_published and deleted_at is null;
create index formations_search on public.formations using gin (search_text extensions.gin_trgm_ops);
create index formations_creator on public.formations (creator_id, created_at desc);
create index formations_category on public.formations (category_id);
create index products_active on public.products (created_at desc) where is_active;
create index user_products_product on public.user_products (product_id);
create index formation_reviews_user on public.formation_reviews (user_id);

-- Reference data, the same in every installation (AMB-40): 1 to 3 as the creation form names them, then the catalogue's.
insert into public.categories (id, name, slug, description, icon, color) values
  ('1', 'Marketing Digital', 'marketing-digital', 'Bâtir une stratégie qui tient debout, du positionnement à la mesure.', 'compass', 'blue'),
  ('2', 'Publicité', 'publicite', 'Planifier, rédiger et rentabiliser ses campagnes payantes.', 'megaphone', 'amber'),
  ('3', 'Réseaux Sociaux', 'reseaux-sociaux', 'Créer du contenu qui rassemble et animer une communauté.', 'chat', 'rose'),
  ('4', 'Google Ads', 'google-ads', 'Réseau de recherche, Performance Max et suivi des conversions.', 'search', 'green'),
  ('5', 'Facebook Ads', 'facebook-ads', 'Audiences, créatifs et budgets sur Facebook et Instagram.', 'target', 'indigo'),
  ('6', 'SEO', 'seo', 'Être trouvé sur Google, au Québec et ailleurs.', 'chart', 'teal'),
  ('7', 'Analytics', 'analytics', 'Mesurer ce qui compte et en tirer des décisions.', 'gauge', 'violet'),
  ('8', 'E-commerce', 'ecommerce', 'Vendre en ligne, de la fiche produit au panier récurrent.', 'cart', 'orange');
